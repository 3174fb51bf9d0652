import type { TokenReader } from './css-tokens.ts'

/** Whether a number follows that may stand in a calculation, or what stands for one. */
export type Operand = (reader: TokenReader) => boolean

export function isNumber(reader: TokenReader, units: ReadonlySet<string>): boolean {
  return reader.take(({ kind, unit }) => kind === 'number' && (unit === '' || units.has(unit))) !== null
}

function isSum(reader: TokenReader, isOperand: Operand): boolean {
  do if (!isProduct(reader, isOperand)) return false
  while (reader.takeSign('+', '-'))
  return true
}

function isProduct(reader: TokenReader, isOperand: Operand): boolean {
  do if (!isValue(reader, isOperand)) return false
  while (reader.takeSign('*', '/'))
  return true
}

function isValue(reader: TokenReader, isOperand: Operand): boolean {
  if (reader.takeSign('(')) return isSum(reader, isOperand) && reader.takeSign(')')
  return isOperand(reader) || isMath(reader, isOperand)
}

/** Whether a `calc()`, `min()`, `max()` or `clamp()` follows. */
export function isMath(reader: TokenReader, isOperand: Operand): boolean {
  if (reader.takeFunction('calc')) return isSum(reader, isOperand) && reader.takeSign(')')
  if (!reader.takeFunction('min', 'max', 'clamp')) return false
  do if (!isSum(reader, isOperand)) return false
  while (reader.takeSign(','))
  return reader.takeSign(')')
}
