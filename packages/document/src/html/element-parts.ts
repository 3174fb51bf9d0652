import { plainDeclarations, type Declarations } from '../values/declarations.ts'
import type { HtmlElement } from './html-element.ts'

const none: Declarations = new Map()
/** Each element is asked several times, and many one after the other have one style. */
let last: { readonly style: string; readonly declarations: Declarations } = { style: '', declarations: none }

/** Whether an element has no attributes, as most have none: then no function of this file finds anything. */
export function isBare({ attributes }: HtmlElement): boolean {
  return attributes?.length === 0
}

/** The declarations of an element's `style` attribute as they are written there: never the browser's own reading of them. */
export function declarationsOf(element: HtmlElement): Declarations {
  const style = element.getAttribute('style')
  if (style === null) return none
  if (style !== last.style) last = { style, declarations: plainDeclarations(style) }
  return last.declarations
}

/**
 * Reads one style property with a parser; `null` when it is absent or not understood. All parse rules look at
 * styles, attributes and classes through the functions of this file, so that what they take is noted here.
 */
export function styleOf<T>(
  element: HtmlElement,
  property: string,
  parse: (value: string) => T | null,
): T | null {
  const value = declarationsOf(element).get(property)
  const parsed = value === undefined ? null : parse(value)
  if (parsed !== null) element.consumed?.(`{${property}}`)
  return parsed
}

/** Reads one attribute with a parser; `null` when it is absent or not understood. */
export function attributeOf<T>(
  element: HtmlElement,
  name: string,
  parse: (value: string) => T | null,
): T | null {
  const value = element.getAttribute(name)
  const parsed = value === null ? null : parse(value)
  if (parsed !== null) element.consumed?.(`[${name}]`)
  return parsed
}

/** The classes of an element, in their order. */
export function classesOf(element: HtmlElement): string[] {
  return element.getAttribute('class')?.split(/\s+/).filter(Boolean) ?? []
}

export function hasClass(element: HtmlElement, name: string): boolean {
  const value = element.getAttribute('class')
  if (value === null || !value.includes(name)) return false
  const found = value.split(/\s+/).includes(name)
  if (found) element.consumed?.(`.${name}`)
  return found
}

/** A parser for a fixed set of words, in capitals or not, as HTML and CSS read them. */
export function oneOf<T extends string>(...words: readonly T[]): (value: string) => T | null {
  const wordOf = new Map(words.map(word => [word.toLowerCase(), word]))
  return value => wordOf.get(value.trim().toLowerCase()) ?? null
}

/** A parser that takes any text. */
export function anyText(value: string): string {
  return value
}
