import { listAttrs, schema } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { findItemDepth } from '../../core/lists/find-item.ts'
import { selectedBlocks } from '../../core/selection/selected-blocks.ts'
import { listDocuments } from '../../testing/arbitrary-lists.ts'
import { writeMarked } from '../../testing/caret.ts'
import { stateOf } from '../../testing/run-command.ts'
import { isQuoted, toggleBlockQuote } from './toggle-block-quote.ts'

/** Documents as HTML, in which `[` and `]` mark a selection. */
const cases = fc.record({ doc: listDocuments, anchor: fc.nat(1_000), head: fc.nat(1_000) }).map(markIn)

it('quotes what is selected, and leaves the order, the kind and the list of every text as they are', () => {
  holdLaw(
    fc.property(cases, html => {
      const before = stateOf(html)
      let after = before
      toggleBlockQuote(before, transaction => {
        after = before.apply(transaction)
      })
      // A list that begins a quote in an item has no place there but outside the item.
      const withLists = !isQuoted(before)
      expect(textsOf(after.doc, withLists)).toEqual(textsOf(before.doc, withLists))
      if (isQuoted(before)) return
      for (const { pos } of selectedBlocks(after.selection))
        expect(isInQuote(after.doc.resolve(pos))).toBe(true)
    }),
  )
})

function markIn({ doc, anchor, head }: { doc: Node; anchor: number; head: number }): string {
  const at = (pos: number): ResolvedPos => doc.resolve(pos % (doc.content.size + 1))
  const selection = TextSelection.between(at(anchor), at(head))
  return writeMarked(EditorState.create({ doc, selection }))
}

/** The texts in their order: each with the type of its block, and with the kind of the innermost list around it. */
function textsOf(doc: Node, withLists: boolean): string[] {
  const texts: string[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const item = findItemDepth(doc.resolve(pos))
    const kind = withLists && item > 0 ? listAttrs(doc.resolve(pos).node(item - 1)).kind : ''
    texts.push(`${node.type.name} ${kind} ${node.textContent}`)
    return false
  })
  return texts
}

function isInQuote($pos: ResolvedPos): boolean {
  for (let depth = $pos.depth; depth > 0; depth--)
    if ($pos.node(depth).type === schema.nodes.blockQuote) return true
  return false
}
