import { NodeSelection, type EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import type { ToolbarItem } from '../core/toolbar/toolbar-item.ts'
import { features } from '../field/features.ts'
import { openField } from './open-field.ts'

const items: ReadonlyMap<string, ToolbarItem> = new Map(
  features.flatMap(({ toolbarItems = [] }) => toolbarItems.map(item => [item.name, item])),
)

const names = [
  'heading',
  'alignment',
  'bold',
  'fontColor',
  'link',
  'bulletedList',
  'numberedList',
  'blockQuote',
  'indent',
  'outdent',
  'pageBreak',
  'media',
  'codeBlock',
] as const

function canUse(state: EditorState, name: (typeof names)[number]): boolean {
  const item = items.get(name)
  if (!item) throw new RangeError(`There is no item ${name}`)
  if (item.run) return item.run(state)
  if (item.kind === 'menu') return item.choices.some(choice => choice.run(state))
  return item.kind === 'panel' && item.isEnabled(state)
}

const all = names.filter(name => name !== 'outdent')
const without = (...missing: readonly string[]): readonly string[] =>
  names.filter(name => !missing.includes(name))
const table = (inner: string): string =>
  `<figure class="table"><table><tbody><tr><td>${inner}</td></tr></tbody></table></figure>`
const image = '<img src="/a.png">'

describe('the items of the toolbar that can be used', () => {
  it.each([
    ['a paragraph', '<p>a|</p>', all],
    ['the first item of a list', '<ul><li>a|</li></ul>', without('indent')],
    ['a later item', '<ul><li>a</li><li>b|</li></ul>', names],
    ['a quote', '<blockquote><p>a|</p></blockquote>', all],
    ['code', '<pre><code>\ta|</code></pre>', without('alignment', 'bold', 'fontColor', 'link')],
    ['a cell', table('a|'), all],
    [
      'the caption of an image',
      `<figure class="image">${image}<figcaption>a|</figcaption></figure>`,
      ['bold', 'fontColor', 'link'],
    ],
    [
      'the caption of a table',
      table('x').replace('</table>', '</table><figcaption>a|</figcaption>'),
      ['bold', 'fontColor', 'link'],
    ],
  ])('are those that make sense in %s', (_name, html, enabled) => {
    const { state } = openField(html).editor
    expect(names.filter(name => canUse(state, name))).toEqual(enabled)
  })

  it.each([
    ['an image', `<figure class="image">${image}</figure>`, ['link', 'blockQuote', 'pageBreak', 'media']],
    [
      'media',
      '<figure class="media"><oembed url="https://youtu.be/a"></oembed></figure>',
      ['blockQuote', 'pageBreak', 'media'],
    ],
    ['a page break', '<div style="page-break-after:always"></div>', ['blockQuote', 'pageBreak', 'media']],
  ])('are those that make sense where %s is selected', (_name, html, enabled) => {
    const { editor } = openField(`${html}<p>a</p>`)
    const state = editor.state.apply(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 0)))
    expect(names.filter(name => canUse(state, name))).toEqual(enabled)
  })

  it('are those of text where an image in a line is selected', () => {
    const { editor } = openField(`<p>a${image}</p>`)
    const state = editor.state.apply(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 2)))
    expect(names.filter(name => canUse(state, name))).toEqual(all)
  })
})
