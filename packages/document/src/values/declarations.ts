import { importance, isDroppedByCss } from './dropped-values.ts'
import { sides } from './tokens.ts'

/** The declarations of a `style` attribute by property, those that hold, in their order. */
export type Declarations = ReadonlyMap<string, string>

/** Finds the semicolons that stand outside quotes and brackets. */
class DeclarationScanner {
  private depth = 0
  private quote = ''

  /** Whether a character ends a declaration. */
  ends(character: string): boolean {
    if (this.quote) this.quote = character === this.quote ? '' : this.quote
    else if (character === '"' || character === "'") this.quote = character
    else if (character === '(') this.depth++
    else if (character === ')') this.depth = Math.max(0, this.depth - 1)
    else return character === ';' && this.depth === 0
    return false
  }
}

function splitDeclarations(text: string): string[] {
  if (!/["'(\\]/.test(text)) return text.split(';')
  const scanner = new DeclarationScanner()
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (scanner.ends(text.charAt(at))) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

/** Every declaration of a `style` attribute, also those that a later one takes the place of. Comments are skipped. */
export function declarationList(style: string): [property: string, value: string][] {
  const text = style.includes('/*') ? style.replace(/\/\*[^]*?(?:\*\/|$)/g, '') : style
  const found: [string, string][] = []
  for (const part of splitDeclarations(text)) {
    const colon = part.indexOf(':')
    const property = part.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = part.slice(colon + 1).trim()
    if (property && value) found.push([property, value])
  }
  return found
}

/** What a shorthand says anew, of the properties that anybody reads. */
const longhands: Readonly<Record<string, readonly string[]>> = {
  background: ['background-color'],
  border: [...sides, 'color', 'style', 'width'].map(part => `border-${part}`),
  font: ['font-style', 'font-weight'],
  'list-style': ['list-style-type'],
  margin: sides.map(side => `margin-${side}`),
  padding: sides.map(side => `padding-${side}`),
}

/** Whether a value holds against later ones without the word. */
export const isImportant = (value: string): boolean => importance.test(value)

const isFixed = (property: string, value: string): boolean =>
  isImportant(value) && !isDroppedByCss(property, value)

/**
 * Reads the text of a `style` attribute. Quotes and brackets may hold semicolons. Of two declarations for one property the last
 * holds that CSS does not drop, unless only the one before is important. One that is dropped stays where it is the only one.
 */
export function parseDeclarations(style: string): Declarations {
  const found = new Map<string, string>()
  for (const [property, value] of declarationList(style)) {
    const names = [property, ...(longhands[property] ?? [])]
    if (names.some(name => found.has(name)) && isDroppedByCss(property, value)) continue
    const yields = (name: string): boolean => isImportant(value) || !isFixed(name, found.get(name) ?? '')
    if (!yields(property)) continue
    for (const name of names) if (yields(name)) found.delete(name)
    found.set(property, value)
  }
  return found
}

/**
 * Reads the text of a `style` attribute as if nothing in it were important. Only an alignment keeps the word, and so is none, as in
 * the older editor.
 */
export function plainDeclarations(style: string): Declarations {
  const found = new Map(parseDeclarations(style))
  for (const [property, value] of found)
    if (property !== 'text-align') found.set(property, value.replace(importance, ''))
  return found
}

/** Writes declarations as existing data has them: sorted, no space after the colon, a semicolon after each. */
export function writeDeclarations(declarations: Readonly<Record<string, string | null>>): string {
  return Object.keys(declarations)
    .toSorted()
    .map(property => (declarations[property] === null ? '' : `${property}:${declarations[property]};`))
    .join('')
}
