import { parseLength } from '@taskfield/document'
import { onceShared } from '../tree/shared-pairs.ts'

const points: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  em: 12,
}

/** A CSS length in points; `null` where it is none, or depends on what is around. */
export function toPoints(text: string | undefined): number | null {
  const length = parseLength(text ?? '')
  const size = length && points[length.unit]
  return length && size !== undefined && size !== null ? length.value * size : null
}

/** How far a block stands from the left, of `margin-left` or `margin`: points. */
export const leftMargin: (looks: ReadonlyMap<string, string>) => number | null = onceShared(looks => {
  const sides = looks.get('margin')?.trim().split(/\s+/) ?? []
  return toPoints(looks.get('margin-left') ?? sides[3] ?? sides[1] ?? sides[0])
})
