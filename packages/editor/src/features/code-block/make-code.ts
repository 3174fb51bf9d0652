import { codeBlockAttrs, schema } from '@taskfield/document'
import type { Node, ResolvedPos } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { removeBlocks } from '../../core/transform/remove-blocks.ts'
import { selectedBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { canBeCode, CodeLines } from './code-lines.ts'
import { RewrittenBlocks } from '../../core/transform/rewritten-blocks.ts'

const { codeBlock, list, listItem } = schema.nodes

/** Texts that follow each other and become one piece of code. */
type Run = readonly [NodeWithPos, ...NodeWithPos[]]

/** Whether any of the selected blocks can become code. */
export function canMakeCode({ selection }: EditorState): boolean {
  return selectedBlocks(selection).some(isCodeable)
}

/**
 * Makes the selected texts code, a line each. Those that follow each other become one piece, also from item to item;
 * the edge of a quote or a cell parts it, and so does an object, which stays where it is.
 */
export function makeCode(state: EditorState, language: string): Transaction {
  const { selection, doc, tr } = state
  const rewritten = new RewrittenBlocks(tr)
  for (const run of findRuns(doc, selectedBlocks(selection)).toReversed()) {
    rewriteRun(tr, run, languageOf(run) ?? language, rewritten)
  }
  rewritten.select(selection)
  return tr
}

function isCodeable({ node }: NodeWithPos): boolean {
  return node.isTextblock && node.type.isInGroup('block') && canBeCode(node)
}

function findRuns(doc: Node, blocks: readonly NodeWithPos[]): Run[] {
  const runs: [NodeWithPos, ...NodeWithPos[]][] = []
  let before: NodeWithPos | null = null
  for (const block of blocks) {
    const isFit = isCodeable(block)
    const run = isFit && before && isBeside(doc, before, block) ? runs.at(-1) : undefined
    if (run) run.push(block)
    else if (isFit) runs.push([block])
    before = isFit ? block : null
  }
  return runs
}

/** Whether only edges of lists and items lie between a block and the next. */
function isBeside(doc: Node, before: NodeWithPos, after: NodeWithPos): boolean {
  const $before = doc.resolve(before.pos)
  const $after = doc.resolve(after.pos)
  const depth = $before.sharedDepth(after.pos)
  return isInLists($before, depth) && isInLists($after, depth)
}

function isInLists($pos: ResolvedPos, outerDepth: number): boolean {
  for (let depth = $pos.depth; depth > outerDepth; depth--) {
    const { type } = $pos.node(depth)
    if (type !== list && type !== listItem) return false
  }
  return true
}

/** What is code already gives its language to what it becomes one with. */
function languageOf(run: Run): string | null {
  const code = run.find(({ node }) => node.type === codeBlock)
  return code ? codeBlockAttrs(code.node).language : null
}

function rewriteRun(transaction: Transaction, run: Run, language: string, rewritten: RewrittenBlocks): void {
  const [{ node: first, pos: start }, ...others] = run
  const linesTo = (count: number): CodeLines => {
    const lines = new CodeLines(language)
    for (const { node } of run.slice(0, count)) lines.add(node)
    return lines
  }
  for (const { node, pos } of others.toReversed()) {
    removeBlocks(transaction, pos, pos + node.nodeSize)
  }
  transaction.replaceWith(start, start + first.nodeSize, linesTo(run.length).blocks)
  for (const [index, { node, pos }] of run.entries()) {
    rewritten.add(pos, pos + node.nodeSize, at => {
      const before = linesTo(index).add(node, at - pos - 1).blocks
      return start + before.reduce((size, block) => size + block.nodeSize, 0) - 1
    })
  }
}
