import { memo, type ReactElement } from 'react'
import type { ItemIcon } from '../../../core/toolbar/item-icon.tsx'
import type { Placement } from '../image-commands.ts'

/** A picture and the lines of text about it, in a square of 24. */
interface Drawing {
  /** Where the picture begins, and its width; 9 high. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** The lines of text: where they begin and end, and their height from above. */
  readonly lines: readonly (readonly [from: number, to: number, y: number])[]
}

const around = [
  [3, 21, 3],
  [3, 21, 21],
] as const

const drawings: Readonly<Record<Placement, Drawing>> = {
  inline: { x: 8, y: 7.5, width: 8, lines: [...around, [3, 5, 16.5], [19, 21, 16.5]] },
  block: { x: 5, y: 7.5, width: 14, lines: around },
  side: {
    x: 12,
    y: 3,
    width: 9,
    lines: [
      [3, 9, 3],
      [3, 9, 7.5],
      [3, 9, 12],
      [3, 21, 16.5],
      [3, 21, 21],
    ],
  },
  'align-left': { x: 3, y: 7.5, width: 9, lines: [...around, [16, 21, 8.5], [16, 21, 12], [16, 21, 15.5]] },
  'align-right': { x: 12, y: 7.5, width: 9, lines: [...around, [3, 8, 8.5], [3, 8, 12], [3, 8, 15.5]] },
  'align-center': { x: 7.5, y: 7.5, width: 9, lines: around },
  'block-align-left': { x: 3, y: 7.5, width: 9, lines: around },
  'block-align-right': { x: 12, y: 7.5, width: 9, lines: around },
}

function drawingOf({ x, y, width, lines }: Drawing): ItemIcon {
  return memo(function PlacementIcon({ size, strokeWidth, ...others }): ReactElement {
    return (
      <svg
        {...others}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x={x} y={y} width={width} height={9} rx={1.5} />
        {lines.map(([from, to, at]) => (
          <path key={`${from} ${at}`} d={`M${from} ${at}H${to}`} />
        ))}
      </svg>
    )
  })
}

/** How each place of an image looks. */
export const placementIcons: Readonly<Record<Placement, ItemIcon>> = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, drawingOf(drawing)]),
) as Record<Placement, ItemIcon>
