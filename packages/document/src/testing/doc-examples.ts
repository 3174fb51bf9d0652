/** A fenced block of a Markdown document that is an example: the word after its fence, and its text. */
export interface Example {
  readonly kind: string
  readonly text: string
}

/** An example of what goes in, and the one right below it of what comes out. */
export interface Pair {
  readonly input: string
  readonly output: string
}

const fence = /^```(\w+)\n([^]*?)^```$/gm

/** The fenced blocks of the kinds asked for, in their order. */
export function examplesOf(markdown: string, ...kinds: readonly string[]): Example[] {
  return [...markdown.matchAll(fence)]
    .map(([, kind = '', text = '']) => ({ kind, text: text.replace(/\n$/, '') }))
    .filter(({ kind }) => kinds.includes(kind))
}

/** Pairs examples of two kinds, each input with the output below it; throws when one stands alone. */
export function pairsOf(markdown: string, input: string, output: string): Pair[] {
  const examples = examplesOf(markdown, input, output)
  const pairs: Pair[] = []
  for (let index = 0; index < examples.length; index += 2) {
    const [first, second] = examples.slice(index, index + 2)
    if (first?.kind !== input || second?.kind !== output)
      throw new Error(`The example has no pair; give it one: ${first?.text}`)
    pairs.push({ input: first.text, output: second.text })
  }
  return pairs
}
