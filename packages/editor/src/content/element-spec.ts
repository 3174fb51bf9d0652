import { escapeText, openTag } from '@taskfield/document'

/**
 * An element as ProseMirror describes one: its tag, its attributes and what is in it. The field makes it, and the read-only view, which a
 * server may render, writes it.
 */
export type ElementSpec = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (ElementSpec | string)[],
]

/** Elements of SVG bear their namespace before their name. */
export const svg = 'http://www.w3.org/2000/svg'

/** Writes an element as HTML. */
export function writeElement([tag, attributes, ...children]: ElementSpec): string {
  const name = tag.slice(tag.indexOf(' ') + 1)
  const inner = children.map(child => (typeof child === 'string' ? escapeText(child) : writeElement(child)))
  return `${openTag(name, attributes)}${inner.join('')}</${name}>`
}
