import { parseColor } from '@taskfield/document'

type Looks = ReadonlyMap<string, string>

/** Whether a colour is what text has by itself. */
export const isBlack = (color: string): boolean =>
  /^(?:windowtext|black|#000(?:000)?|rgb\(0, ?0, ?0\)|rgba\(0, ?0, ?0, ?1\)|auto|inherit|initial|currentcolor|canvastext|text)$/i.test(
    color,
  )

/** Whether a background is what a page has by itself. */
export const isPlainBackground = (color: string): boolean =>
  /^(?:none|white|#fff(?:fff)?|rgb\(255, ?255, ?255\)|rgba\(\d+, ?\d+, ?\d+, ?0\)|transparent|window|auto|inherit|initial|unset)$/i.test(
    color,
  )

/** The colour behind something, where a person chose one. */
export function chosenBackground(looks: Looks): string | null {
  const value = looks.get('background-color') ?? looks.get('background') ?? looks.get('mso-highlight')
  const color = value?.split(/\s+(?![^(]*\))/).find(token => parseColor(token) !== null)
  return color === undefined || isPlainBackground(color) ? null : color
}

/** What a person chose of how text looks: no font, no size, no black. */
export function textLooks(looks: Looks): Map<string, string> {
  const chosen = new Map<string, string>()
  const color = looks.get('color')
  if (color && parseColor(color) !== null && !isBlack(color)) chosen.set('color', color)
  const background = chosenBackground(looks)
  if (background !== null) chosen.set('background-color', background)
  const weight = looks.get('font-weight')
  if (weight && /^(?:bold|[6-9]00)$/.test(weight)) chosen.set('font-weight', 'bold')
  else if (weight && /^(?:normal|[1-4]00)$/.test(weight)) chosen.set('font-weight', 'normal')
  const style = looks.get('font-style')
  if (style === 'italic' || style === 'normal') chosen.set('font-style', style)
  const decoration = looks.get('text-decoration') ?? looks.get('text-decoration-line')
  const lines = decoration?.match(/underline|line-through/g)
  if (lines) chosen.set('text-decoration', lines.join(' '))
  return chosen
}

/** How a block is aligned where that is not the usual. */
export function alignLooks(looks: Looks): Map<string, string> {
  const align = looks.get('text-align')
  return new Map(align && /^(?:center|right|justify|end)$/.test(align) ? [['text-align', align]] : [])
}
