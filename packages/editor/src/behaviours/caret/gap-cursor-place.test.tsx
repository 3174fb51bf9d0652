import { TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { GapCursor, isGap } from '../../core/selection/gap-cursor.ts'
import { openField } from '../../testing/open-field.ts'

const objects = {
  media: '<figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure>',
  'a picture': '<figure class="image"><img src="/media/sample/icon.png" alt="Значок"></figure>',
  'a picture at the side':
    '<figure class="image image-style-side"><img src="/media/sample/icon.png" alt="Значок"></figure>',
  'a page break':
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>',
  'a table': '<figure class="table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
}
const places: Readonly<Record<string, (object: string) => string>> = {
  'the text': object => object,
  'an item': object => `<ul><li>${object}</li></ul>`,
  'an item to do': object =>
    `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled></label>${object}</li></ul>`,
  'a quote': object => `<blockquote>${object}</blockquote>`,
  'a cell': object =>
    `<figure class="table"><table><tbody><tr><td>${object}</td></tr></tbody></table></figure>`,
}
const cases = Object.entries(places).flatMap(([place, wrap]) =>
  Object.entries(objects).map(([name, object]) => ({ place, name, html: `${wrap(object)}<p>Конец</p>` })),
)

it.each(cases)('the caret before and behind $name in $place moves nothing', ({ html }) => {
  const { editor, text } = openField(html)
  const { doc } = editor.state
  const select = (selection: TextSelection | GapCursor): string[] => {
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(selection))
      return true
    })
    return [...text.querySelectorAll('p, li, figure, .page-break, td')].map(element => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return `${element.localName} ${[top, left, width, height].map(Math.round).join(' ')}`
    })
  }
  const before = select(TextSelection.create(doc, doc.content.size - 1))
  const gaps = Array.from({ length: doc.content.size }, (_, at) => doc.resolve(at)).filter(isGap)
  expect(gaps.length).toBeGreaterThan(0)
  for (const $gap of gaps) expect([$gap.pos, ...select(new GapCursor($gap))]).toEqual([$gap.pos, ...before])
})
