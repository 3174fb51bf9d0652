import type { Direction } from '../../core/selection/next-block.ts'

export type ArrowName = 'left' | 'right' | 'up' | 'down'

/** Where an arrow goes in the text. */
export const directions: Readonly<Record<ArrowName, Direction>> = { left: -1, right: 1, up: -1, down: 1 }
