import type { Node, ResolvedPos } from 'prosemirror-model'
import { AllSelection, NodeSelection, TextSelection, type Selection } from 'prosemirror-state'

const names: Readonly<Record<string, string>> = {
  image: 'imageBlock',
  inlineImage: 'imageInline',
  tableFigure: 'table',
}

/** Writes a selection that is more than a caret as the recording does; `null` for a caret. */
export function nameSelection(selection: Selection): string | null {
  if (selection.ranges.length > 1) return nameRanges(selection)
  if (selection instanceof NodeSelection) return `[selected: ${nameOf(selection.node.type.name)}]`
  if (selection.empty) return selection instanceof TextSelection ? null : nameGap(selection.$head)
  const isAll = selection instanceof AllSelection
  const $from = isAll ? intoText(selection.$from, 1) : selection.$from
  const $to = isAll ? intoText(selection.$to, -1) : selection.$to
  return `[sel ranges=1 ["${pathOf($from)}-${pathOf($to)}"]]`
}

/** Selected cells are ranges around each of them. */
function nameRanges({ ranges, $from }: Selection): string {
  const { doc } = $from
  // Those of selected cells begin with the one that was selected last.
  const inOrder = ranges.toSorted((a, b) => a.$from.pos - b.$from.pos)
  const paths = inOrder.map(
    range => `"${pathOf(doc.resolve(range.$from.before()))}-${pathOf(doc.resolve(range.$to.after()))}"`,
  )
  return `[sel ranges=${ranges.length} [${paths.join(',')}]]`
}

/** The text that begins or ends a document; where an object does, the place beside that. */
function intoText($pos: ResolvedPos, direction: 1 | -1): ResolvedPos {
  const beside = direction > 0 ? $pos.nodeAfter : $pos.nodeBefore
  if ($pos.parent.inlineContent || beside?.isAtom !== false || beside.type.spec.isolating === true)
    return $pos
  return intoText($pos.doc.resolve($pos.pos + direction), direction)
}

/** A caret that stands between blocks, named after the object beside it. */
function nameGap({ nodeBefore, nodeAfter }: ResolvedPos): string {
  if (nodeAfter && !nodeAfter.isTextblock)
    return `[selected: ${nameOf(nodeAfter.type.name)} fake-caret-before]`
  return `[selected: ${nameOf(nodeBefore?.type.name ?? 'nothing')} fake-caret-after]`
}

function nameOf(node: string): string {
  return names[node] ?? node
}

/** Nodes of ours that a recorded path does not know: it counts the blocks of items as blocks beside those around. */
const unrecorded: ReadonlySet<string> = new Set(['list', 'listItem', 'tableFigure'])

function pathOf($pos: ResolvedPos): string {
  const path: number[] = []
  let before = 0
  for (let depth = 0; depth <= $pos.depth; depth++) {
    const node = $pos.node(depth)
    const index = node.inlineContent ? $pos.parentOffset : $pos.index(depth)
    before += node.inlineContent ? index : countBlocks(node.children.slice(0, index))
    if (depth < $pos.depth && unrecorded.has($pos.node(depth + 1).type.name)) continue
    path.push(before)
    before = 0
  }
  return path.join(',')
}

function countBlocks(nodes: readonly Node[]): number {
  return nodes
    .map(node => (node.type.name.startsWith('list') ? countBlocks(node.children) : 1))
    .reduce((sum, count) => sum + count, 0)
}
