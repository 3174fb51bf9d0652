import { parseColor } from '../values/color.ts'
import { boxSides, splitTokens } from '../values/tokens.ts'
import { cssProperty, isInvalid, plainValue } from './css-values.ts'

const zero = /^[+-]?0*\.?0+(?:[a-z]+|%)?$/
const keptLines = /^(?:underline|line-through|none|solid|auto|initial|inherit|unset|revert|currentcolor)$/
const noPicture =
  /^(?:none|repeat|scroll|0|0%|0px|initial|inherit|unset|revert|border-box|padding-box|auto|\/)$/

/** Of properties that the reader understands: whether a value says more than the document keeps of it. */
const saysMore: Readonly<Record<string, (said: string) => boolean>> = {
  background: said => splitTokens(said).some(token => !noPicture.test(token) && parseColor(token) === null),
  'font-weight': said => /^(?:[1-9]?\d|[1-3]\d\d)$/.test(said),
  'list-style': said => splitTokens(said).some(token => token === 'inside' || token.includes('(')),
  margin: said => {
    const box = boxSides(said)
    return box !== null && [box.top, box.right, box.bottom].some(side => !zero.test(side) && side !== 'auto')
  },
  'text-decoration': said => splitTokens(said).some(token => !keptLines.test(token)),
}

/** Whether a style that the reader understood says something besides that is lost. */
export function isPartlyKept(part: string, value: string): boolean {
  const name = part.slice(1, -1)
  const said = plainValue(name, value)
  if (!part.startsWith('{') || saysMore[name]?.(said) !== true) return false
  const property = cssProperty(name)
  return property === null || !isInvalid(property, said)
}
