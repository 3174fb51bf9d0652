import type { ResolvedPos } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Selection } from 'prosemirror-state'

const names: Readonly<Record<string, string>> = {
  image: 'imageBlock',
  inlineImage: 'imageInline',
  tableFigure: 'table',
}

/** Writes a selection that is more than a caret as the recording does; `null` for a caret. */
export function nameSelection(selection: Selection): string | null {
  if (selection instanceof NodeSelection) return `[selected: ${nameOf(selection.node.type.name)}]`
  if (selection.empty) return selection instanceof TextSelection ? null : nameGap(selection.$head)
  const { $from, $to } = selection
  return `[sel ranges=1 ["${pathOf($from)}-${pathOf($to)}"]]`
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

/** The recorded paths know no figure around a table. */
function pathOf($pos: ResolvedPos): string {
  const path: number[] = []
  for (let depth = 0; depth < $pos.depth; depth++) {
    if ($pos.node(depth).type.name !== 'tableFigure') path.push($pos.index(depth))
  }
  const { parent, parentOffset } = $pos
  return [...path, parent.inlineContent ? parentOffset : $pos.index()].join(',')
}
