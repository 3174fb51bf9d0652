import type { ResolvedPos } from 'prosemirror-model'
import type { Direction } from './next-block.ts'

export type ArrowName = 'left' | 'right' | 'up' | 'down'

/** Where an arrow goes in the text. */
export const directions: Readonly<Record<ArrowName, Direction>> = { left: -1, right: 1, up: -1, down: 1 }

/**
 * The end of its text that an arrow up or down brings the caret to before it goes on to an object, which the next key might
 * replace; `null` where the caret is there, and for the other arrows, which come there by themselves.
 */
export function textEdge($pos: ResolvedPos, name: ArrowName): ResolvedPos | null {
  if (name === 'left' || name === 'right' || !$pos.parent.inlineContent) return null
  const edge = name === 'down' ? $pos.end() : $pos.start()
  return $pos.pos === edge ? null : $pos.doc.resolve(edge)
}
