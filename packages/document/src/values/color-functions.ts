import { colorNames } from './color-names.ts'
import { isMath, isNumber } from './css-math.ts'
import { matchesRule, type TokenReader } from './css-tokens.ts'

const words = (text: string): readonly string[] => text.split(' ')
const units: ReadonlySet<string> = new Set(words('% deg rad grad turn'))
const channels = words('r g b h s l w a c x y z alpha none')
const models = words('rgb rgba hsl hsla hwb lab lch oklab oklch')
const spaces = words(
  'srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 lab oklab xyz xyz-d50 xyz-d65 hsl hwb lch oklch',
)

/** Whether `var(--name)` follows, perhaps with something to fall back on that the rule describes. */
function isVariable(reader: TokenReader, isFallback: (reader: TokenReader) => boolean): boolean {
  if (!reader.takeFunction('var') || !reader.take(({ kind }) => kind === 'property')) return false
  if (reader.takeSign(')')) return true
  return reader.takeSign(',') && (reader.takeSign(')') || (isFallback(reader) && reader.takeSign(')')))
}

/** Whether a number follows, or a channel of the colour that another is made from. */
const isPlainPart = (reader: TokenReader): boolean => isNumber(reader, units) || reader.takeName(...channels)

const isVariablePart = (reader: TokenReader): boolean => reader.attempt(() => isVariable(reader, isParts))

/** Takes a part of a colour: a number, a channel, a calculation with them, a variable. */
function takePart(reader: TokenReader): 'value' | 'variable' | null {
  const isOperand = (): boolean => isPlainPart(reader) || isVariablePart(reader)
  if (isPlainPart(reader) || reader.attempt(() => isMath(reader, isOperand))) return 'value'
  return isVariablePart(reader) ? 'variable' : null
}

/** Whether the parts of a colour follow, with commas, a slash or white space; a variable may stand for several. */
function isParts(reader: TokenReader): boolean {
  let count = 0
  let hasVariable = false
  for (let part = takePart(reader); part;) {
    count++
    hasVariable ||= part === 'variable'
    const mustFollow = reader.takeSign(',', '/')
    part = takePart(reader)
    if (mustFollow && !part) return false
  }
  return count <= 4 && (count >= 3 || hasVariable)
}

/** Whether what stands in the brackets of a colour's function follows, with the bracket that ends it. */
function isArguments(reader: TokenReader): boolean {
  return (!reader.takeName('from') || isColor(reader)) && isParts(reader) && reader.takeSign(')')
}

function isInSpace(reader: TokenReader): boolean {
  const from = !reader.takeName('from') || isColor(reader)
  return from && reader.takeName(...spaces) && isParts(reader) && reader.takeSign(')')
}

/** A colour that is mixed with another, and how much of it: `red 30%`. */
function isShare(reader: TokenReader): boolean {
  const takePercentage = (): boolean =>
    reader.take(({ kind, unit }) => kind === 'number' && unit === '%') !== null
  const isBefore = takePercentage()
  if (!isColor(reader)) return false
  if (!isBefore) takePercentage()
  return true
}

function isMix(reader: TokenReader): boolean {
  if (!reader.takeName('in') || !reader.takeName(...spaces)) return false
  if (reader.takeName('shorter', 'longer', 'increasing', 'decreasing') && !reader.takeName('hue'))
    return false
  const isPair = reader.takeSign(',') && isShare(reader) && reader.takeSign(',') && isShare(reader)
  return isPair && reader.takeSign(')')
}

function isLightDark(reader: TokenReader): boolean {
  return isColor(reader) && reader.takeSign(',') && isColor(reader) && reader.takeSign(')')
}

/** Whether a colour follows. */
function isColor(reader: TokenReader): boolean {
  if (reader.take(({ kind, text }) => kind === 'hash' && [4, 5, 7, 9].includes(text.length))) return true
  if (reader.take(({ kind, text }) => kind === 'name' && colorNames.has(text))) return true
  if (reader.takeFunction(...models)) return isArguments(reader)
  if (reader.takeFunction('color')) return isInSpace(reader)
  if (reader.takeFunction('color-mix')) return isMix(reader)
  if (reader.takeFunction('light-dark')) return isLightDark(reader)
  return isVariable(reader, isColor)
}

/** Whether a value is a colour that a function of CSS makes, or a variable that stands for one. */
export function isColorFunction(value: string): boolean {
  return value.includes('(') && matchesRule(value, isColor)
}
