import { elementsBelow, type PastedElement } from '../tree/pasted-tree.ts'

/**
 * Headings of a page or document become those of a text, which begin with `h2`: where one of the first level is among them,
 * all go down by one. What is deeper than the last level is of the last.
 */
export function shiftHeadings(body: PastedElement): void {
  const headings = [...elementsBelow(body)].filter(({ name }) => /^h[1-6]$/.test(name))
  const shift = headings.some(({ name }) => name === 'h1') ? 1 : 0
  for (const heading of headings) heading.name = `h${Math.min(4, Number(heading.name.slice(1)) + shift)}`
}
