import { readHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document/parse5'
import { AllSelection, NodeSelection, TextSelection, type Selection } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { createFieldState } from '../../core/feature/field-state.ts'
import { setContext, usualContext } from '../../core/feature/host-context.ts'
import { toolbarItemsOf } from '../../core/toolbar/toolbar-layout.ts'
import { chooseFeatures } from '../features.ts'
import { findShownSelection, selectionItems } from './find-selection.ts'

const features = chooseFeatures('full', {})

function isShown(html: string, select: (doc: Node) => Selection, selectionToolbar = true): boolean {
  const state = createFieldState(readHtml(html, parseTree), features)
  const on = state.apply(setContext(state.tr, { ...usualContext, selectionToolbar }))
  return findShownSelection(on.apply(on.tr.setSelection(select(on.doc)))) !== null
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
    ['an image', '<p>a<img src="/a.png">b</p>', (doc: Node) => NodeSelection.create(doc, 2), false],
  ])('of %s', (_, html, select, expected) => {
    expect(isShown(html, select)).toBe(expected)
    expect(isShown(html, select, false)).toBe(false)
  })

  it('names items of the toolbar', () => {
    const known = toolbarItemsOf(features).map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining(selectionItems.filter(name => name !== '|')))
  })
})
