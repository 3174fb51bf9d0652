/** The texts that the page highlights under a name, in their order; of several elements those in the one given. */
export function highlighted(name: string, within: Node = document): string[] {
  const ranges = [...(CSS.highlights.get(name) ?? [])].filter(
    (range): range is Range => range instanceof Range && within.contains(range.startContainer),
  )
  return ranges.toSorted((a, b) => a.compareBoundaryPoints(Range.START_TO_START, b)).map(String)
}

/** How many ranges the page has highlighted under names that begin so. */
export function countHighlighted(prefix: string): number {
  return [...CSS.highlights].reduce(
    (sum, [name, { size }]) => (name.startsWith(prefix) ? sum + size : sum),
    0,
  )
}
