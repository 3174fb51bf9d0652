import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { moveDownHelp, moveUpHelp } from './messages.ts'

const { blockQuote, list, listItem } = schema.nodes

/** Moves the selected blocks, or items with all in them, past their neighbour: on (1) or back (-1). */
export function moveBlocks(direction: 1 | -1): Command {
  return ({ selection, tr }, dispatch) => {
    const range = selection.$from.blockRange(selection.$to, holdsMovable)
    if (!range) return false
    const { start, end, parent } = range
    const neighbour = parent.maybeChild(direction > 0 ? range.endIndex : range.startIndex - 1)
    // At the edge nothing moves, and the browser selects nothing in its stead.
    if (!neighbour) return true
    const size = neighbour.nodeSize
    if (direction > 0) tr.delete(end, end + size).insert(start, neighbour)
    else tr.delete(start - size, start).insert(end - size, neighbour)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Whether the children of a node are moved among each other: blocks, except those of an item, and items. */
function holdsMovable({ type }: Node): boolean {
  if (type === list) return true
  return type !== listItem && type.contentMatch.matchType(blockQuote) !== null
}

/** Blocks and items move up and down, as in Google Docs. */
export const moveBlocksFeature: Feature = {
  name: 'moveBlocks',
  keymap: { 'Alt-Shift-ArrowUp': moveBlocks(-1), 'Alt-Shift-ArrowDown': moveBlocks(1) },
  help: [
    { section: 'editing', label: moveUpHelp, keys: ['Alt-Shift-ArrowUp'] },
    { section: 'editing', label: moveDownHelp, keys: ['Alt-Shift-ArrowDown'] },
  ],
}
