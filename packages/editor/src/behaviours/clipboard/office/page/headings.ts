import { elementsBelow, isElement, type PastedElement } from '../tree/pasted-tree.ts'

/** Makes headings of lines that say of themselves that they are some; without a level they are of the second, as browsers take them. */
export function readHeadings(body: PastedElement): void {
  for (const line of elementsBelow(body)) {
    const { name, attributes, children } = line
    if (attributes.get('role') !== 'heading' || !/^(?:p|div)$/.test(name)) continue
    const level = attributes.get('aria-level') ?? '2'
    if (/^[1-6]$/.test(level) && !children.some(child => isElement(child) && blocks.test(child.name)))
      line.name = `h${level}`
  }
}

const blocks = /^(?:p|div|h[1-6]|ul|ol|li|pre|table|blockquote|hr|figure|section|article)$/

/**
 * Headings of a page or document become those of a text, which begin with `h2`: where one of the first level is among them,
 * all go down by one. What is deeper than the last level is of the last.
 */
export function shiftHeadings(body: PastedElement): void {
  const headings = [...elementsBelow(body)].filter(({ name }) => /^h[1-6]$/.test(name))
  const shift = headings.some(({ name }) => name === 'h1') ? 1 : 0
  for (const heading of headings) heading.name = `h${Math.min(4, Number(heading.name.slice(1)) + shift)}`
}
