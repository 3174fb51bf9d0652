import { alignOf, headingAttrs, indentOf, schema } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { ReplaceAroundStep } from 'prosemirror-transform'
import { takeTogether } from '../../core/transform/many-steps.ts'
import { linesOf } from '../../core/transform/fit-text.ts'
import { findInProse, proseLines } from '../../core/transform/prose-line.ts'
import { RewrittenBlocks } from '../../core/transform/rewritten-blocks.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'

const { heading, paragraph } = schema.nodes

/** A paragraph, or a heading of a level. */
export type TextBlock = 'paragraph' | 2 | 3 | 4

/**
 * Makes the selected text blocks paragraphs or headings. Alignment and indent stay as they are, and an item of a list stays
 * one.
 */
export function setTextBlock(block: TextBlock): Command {
  return (state, dispatch) => {
    const blocks = selectedTextBlocks(state.selection)
    if (blocks.length === 0) return false
    if (dispatch) {
      const { tr } = state
      const rewritten = new RewrittenBlocks(tr)
      const others = blocks.filter(({ node }) => !isKind(node, block))
      takeTogether(
        tr,
        others.filter(({ node }) => !isCode(node)).map(other => retype(other, block)),
      )
      // From the end, so that the positions before stay what they are.
      const codes = others.filter(({ node }) => isCode(node))
      for (const code of codes.toReversed()) writeAsText(tr, code, block, rewritten)
      rewritten.select(state.selection)
      dispatch(tr.scrollIntoView())
    }
    return true
  }
}

/** Whether the selection begins in such a block. */
export function isTextBlock({ selection }: EditorState, block: TextBlock): boolean {
  const first = selectedTextBlocks(selection)[0]
  return first !== undefined && isKind(first.node, block)
}

function isKind(node: Node, block: TextBlock): boolean {
  if (block === 'paragraph') return node.type === paragraph
  return node.type === heading && headingAttrs(node).level === block
}

function isCode({ type }: Node): boolean {
  return type.spec.code === true
}

function made(block: TextBlock, former: Node, content?: Fragment): Node {
  const attrs = { align: alignOf(former), indent: indentOf(former) }
  if (block === 'paragraph') return paragraph.create(attrs, content)
  return heading.create({ ...attrs, level: block }, content)
}

function retype({ node, pos }: NodeWithPos, block: TextBlock): ReplaceAroundStep {
  const end = pos + node.nodeSize
  const slice = new Slice(Fragment.from(made(block, node)), 0, 0)
  return new ReplaceAroundStep(pos, end, pos + 1, end - 1, slice, 1, true)
}

function writeAsText(
  tr: Transaction,
  { node, pos }: NodeWithPos,
  block: TextBlock,
  rewritten: RewrittenBlocks,
): void {
  const end = pos + node.nodeSize
  const code = node.textContent
  const lines = proseLines(code)
  tr.replaceWith(pos, end, made(block, node, linesOf(code)))
  rewritten.add(pos, end, at => pos + 1 + findInProse(code, at - pos - 1, lines, 1))
}
