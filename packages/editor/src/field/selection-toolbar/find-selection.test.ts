import { readHtml } from '@taskfield/document'
import { AllSelection, NodeSelection, TextSelection, type Selection } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import type { BalloonAnchor } from '../../core/feature/balloon.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { createFieldState } from '../../core/feature/field-state.ts'
import { setContext, usualContext } from '../../core/feature/host-context.ts'
import { toolbarItemsOf } from '../../core/toolbar/toolbar-items.ts'
import { chooseFeatures } from '../features.ts'
import { findShownSelection, selectionItems } from './find-selection.ts'

const features = chooseFeatures('full', {})

interface Settings {
  readonly selectionToolbar?: boolean
  readonly having?: readonly Feature[]
}

/** The piece that has a toolbar once it is selected; `null` for none. */
function findShown(
  html: string,
  select: (doc: Node) => Selection,
  { selectionToolbar = true, having = features }: Settings = {},
): BalloonAnchor | null {
  const state = createFieldState(readHtml(html), having)
  const on = state.apply(setContext(state.tr, { ...usualContext, selectionToolbar }))
  return findShownSelection(on.apply(on.tr.setSelection(select(on.doc))))
}

const text =
  (from: number, to: number) =>
  (doc: Node): Selection =>
    TextSelection.create(doc, from, to)
const code = '<pre><code class="language-css">abc</code></pre>'

describe('the selection that has a toolbar', () => {
  it.each([
    ['a text', '<p>abc</p>', text(1, 3), true],
    ['a text over two blocks', '<p>abc</p><h2>d</h2>', text(2, 7), true],
    ['all', '<p>abc</p>', (doc: Node) => new AllSelection(doc), true],
    ['a caret', '<p>abc</p>', text(2, 2), false],
    ['code', code, text(1, 3), false],
    ['a text with code', `<p>a</p>${code}`, text(1, 6), true],
    ['a text that begins in code', `${code}<p>a</p>`, text(2, 7), true],
    ['an image', '<p>a<img src="/a.png">b</p>', (doc: Node) => NodeSelection.create(doc, 2), false],
  ])('of %s', (_, html, select, expected) => {
    const { from, to } = select(readHtml(html))
    expect(findShown(html, select)).toEqual(expected ? { from, to } : null)
    expect(findShown(html, select, { selectionToolbar: false })).toBeNull()
  })

  it('is none where nothing of the toolbar can be used', () => {
    const none = { basicMarks: false, link: false, color: false, blockQuote: false }
    expect(findShown('<p>abc</p>', text(1, 3), { having: chooseFeatures('full', none) })).toBeNull()
  })

  it('names items of the toolbar', () => {
    const known = toolbarItemsOf(features).map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(selectionItems.filter(name => name !== '|')))
  })
})
