import { parseColor } from '@taskfield/document'

type Looks = ReadonlyMap<string, string>

/** What is put on the cell, and what on its text. */
export interface CellLooks {
  readonly cell: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
}

const isBlack = (color: string): boolean =>
  /^(?:windowtext|black|#000(?:000)?|rgb\(0, ?0, ?0\)|auto)$/i.test(color)

const isPlainBackground = (color: string): boolean =>
  /^(?:none|white|#fff(?:fff)?|rgb\(255, ?255, ?255\)|transparent|window|auto)$/i.test(color)

/**
 * What a person chose of how a cell looks. Sizes and paddings are the program's, and so are black, white and cells that lie
 * at the bottom.
 */
export function chosenLooks(looks: Looks): CellLooks {
  return { cell: { ...background(looks), ...borders(looks), ...places(looks) }, text: textLooks(looks) }
}

function background(looks: Looks): Record<string, string> {
  const value = looks.get('background-color') ?? looks.get('background')
  const color = value?.split(/\s+(?![^(]*\))/).find(token => parseColor(token) !== null)
  return color === undefined || isPlainBackground(color) ? {} : { 'background-color': color }
}

/** Borders that are drawn; their usual colour is black, whatever the system of the person calls it. */
function borders(looks: Looks): Record<string, string> {
  const drawn = [...looks].filter(
    ([name, value]) =>
      /^border(?:-(?:top|right|bottom|left))?$/.test(name) && !/\b(?:none|hidden)\b/.test(value),
  )
  return Object.fromEntries(drawn.map(([name, value]) => [name, value.replace(/\bwindowtext\b/gi, '#000')]))
}

function places(looks: Looks): Record<string, string> {
  const horizontal = looks.get('text-align')
  const vertical = looks.get('vertical-align')
  return {
    ...(horizontal && /^(?:left|center|right|justify)$/.test(horizontal) && { 'text-align': horizontal }),
    ...(vertical === 'top' && { 'vertical-align': vertical }),
  }
}

function textLooks(looks: Looks): Record<string, string> {
  const color = looks.get('color')
  const weight = looks.get('font-weight')
  const decoration = looks.get('text-decoration') ?? looks.get('text-decoration-line')
  return {
    ...(color && parseColor(color) !== null && !isBlack(color) && { color }),
    ...(weight && /^(?:bold|[6-9]00)$/.test(weight) && { 'font-weight': 'bold' }),
    ...(looks.get('font-style') === 'italic' && { 'font-style': 'italic' }),
    ...(decoration && /underline|line-through/.test(decoration) && { 'text-decoration': decoration }),
  }
}
