import { NodeSelection } from 'prosemirror-state'
import { afterEach, expect, it } from 'vitest'
import { groupLimits } from '../field/block-groups/block-groups.ts'
import { GapCursor, isGap } from '../core/selection/gap-cursor.ts'
import content from '../styles/content.css?inline'
import { everyKind } from './every-kind.ts'
import { openLike, usualLimits } from './grouped-text.ts'
import { openField } from './open-field.ts'
import { renderField } from './render-field.tsx'

afterEach(() => void Object.assign(groupLimits, usualLimits))

/** How elements look, with what sheets draw before and behind them. */
function looksOf(elements: readonly Element[]): string[] {
  return elements.flatMap(element =>
    [null, '::before', '::after'].flatMap(part => {
      const style = getComputedStyle(element, part)
      const name = `${element.localName}.${element.className}${part ?? ''}`
      return [...style].map(property => `${name} ${property}: ${style.getPropertyValue(property)}`)
    }),
  )
}

/** What looks different once a page has loaded the sheet of the read-only view behind that of the field. */
function changedLooks(place: Element, selector = '*'): string[] {
  const elements = [...place.querySelectorAll(selector)]
  const before = looksOf(elements)
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = content
  const after = looksOf(elements)
  sheet.remove()
  return after.filter((look, at) => look !== before[at])
}

const html = everyKind.join('')

it('the field looks the same whether the sheet of the read-only view comes before its own or behind it', async () => {
  const { container } = await renderField({ value: html })
  expect(changedLooks(container)).toEqual([])
})

it('so does a field with groups of blocks', () => {
  const { text } = openLike({ from: 1, size: 2, atOnce: 1000 }, html)
  expect(changedLooks(text)).toEqual([])
})

it('so does what is selected', () => {
  const { editor, text } = openField(html)
  const objects: number[] = []
  editor.state.doc.descendants((node, at) => {
    if (NodeSelection.isSelectable(node) && node.isAtom && !node.isText) objects.push(at)
  })
  expect(objects.length).toBeGreaterThan(3)
  for (const at of objects) {
    const selection = NodeSelection.create(editor.state.doc, at)
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(selection))
      return true
    })
    expect(changedLooks(text, '.ProseMirror-selectednode, .ProseMirror-selectednode *')).toEqual([])
  }
})

it('so do the places beside the caret between blocks', () => {
  const media =
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure>'
  const line =
    '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
  const { editor, text } = openField(
    [media, line]
      .flatMap(object => [
        `<ul><li>${object}</li></ul>`,
        `<blockquote>${object}</blockquote>`,
        `<figure class="table"><table><tbody><tr><td>${object}</td></tr></tbody></table></figure>`,
      ])
      .join('<p>Строка</p>'),
  )
  const { doc } = editor.state
  const gaps = Array.from({ length: doc.content.size }, (_, at) => doc.resolve(at)).filter(isGap)
  expect(gaps.length).toBeGreaterThan(6)
  for (const $gap of gaps) {
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(new GapCursor($gap)))
      return true
    })
    expect(changedLooks(text, '.tf-gap-cursor, .tf-gap-cursor + *, :has(+ .tf-gap-cursor)')).toEqual([])
  }
})
