import { parseColor } from '@taskfield/document'
import { onceShared, SharedPairs, type Pairs } from '../tree/shared-pairs.ts'

type Looks = ReadonlyMap<string, string>

const ofText = /^(?:windowtext|black|auto|inherit|initial|currentcolor|canvastext|text)$/i

/** Programs give text greys that nobody tells from black, such as `#222`. */
const nearlyBlack =
  /^(?:#([0-2])\1\1|#([01][\da-f]|2[0-6])\2\2|rgba?\((\d|[12]\d|3[0-8]), ?\3, ?\3(?:, ?1)?\))$/i

/** Whether a colour is what text has by itself. */
export const isBlack = (color: string): boolean => ofText.test(color) || nearlyBlack.test(color)

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

const weights: readonly (readonly [weight: string, pattern: RegExp])[] = [
  ['bold', /^(?:bold|[6-9]00)$/],
  ['normal', /^(?:normal|[1-4]00)$/],
]

const chosenOf = onceShared(chosenLooks)

/** What a person chose of how text looks: no font, no size, no black. */
export function textLooks(looks: Looks): Pairs {
  return new SharedPairs(chosenOf(looks))
}

function chosenLooks(looks: Looks): Map<string, string> {
  const chosen = new Map<string, string>()
  if (looks.size === 0) return chosen
  for (const [name, value] of [
    ['color', chosenColor(looks.get('color'))],
    ['background-color', chosenBackground(looks)],
    ['font-weight', chosenWeight(looks.get('font-weight') ?? ofFont(looks, /^(?:bold|[6-9]00)$/))],
    ['font-style', looks.get('font-style')?.match(/^(?:italic|normal)$/)?.[0] ?? ofFont(looks, /^italic$/)],
    ['text-decoration', chosenLines(looks.get('text-decoration') ?? looks.get('text-decoration-line'))],
  ] as const)
    if (value) chosen.set(name, value)
  return chosen
}

/** A word of `font` before its size, which names of fonts follow. */
function ofFont(looks: Looks, word: RegExp): string | undefined {
  const [before = ''] = /^[^\d'"]*(?:\d00\b[^\d'"]*)?/.exec(looks.get('font') ?? '') ?? []
  return before.split(/\s+/).find(part => word.test(part))
}

const chosenWeight = (weight: string | undefined): string | undefined =>
  weight === undefined ? undefined : weights.find(([, pattern]) => pattern.test(weight))?.[0]

const chosenLines = (decoration: string | undefined): string | undefined =>
  decoration?.match(/underline|line-through/g)?.join(' ')

function chosenColor(color: string | undefined): string | null {
  return color !== undefined && !isBlack(color) && parseColor(color) !== null ? color : null
}

/** How a block is aligned where that is not the usual. */
export function alignLooks(align: string | undefined): Map<string, string> {
  return new Map(align && /^(?:center|right|justify|end)$/.test(align) ? [['text-align', align]] : [])
}
