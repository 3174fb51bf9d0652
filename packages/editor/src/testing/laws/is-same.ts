import type { Node } from 'prosemirror-model'

/** Throws where two values differ, and says both. Quicker than a list of all differences: finding a small case takes many. */
export function isSame(what: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== should) throw new Error(`The ${what} should be\n${should}\nand is\n${is}`)
}

/** The same for documents. */
export function isSameDoc(what: string, actual: Node, expected: Node): void {
  if (!actual.eq(expected)) isSame(what, actual, expected)
}
