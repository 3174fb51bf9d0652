/** Whether a quote opens after this character (`''` at the start of the block) and within the quote that is open. */
export function opensAfter(character: string, open: string | undefined): boolean {
  return character === open || /^$|[\s([{—–-]/.test(character)
}

/**
 * The innermost quote that a text leaves open, as it was typed. A straight one counts too: whoever took «ёлочки» back,
 * or wrote code such as `a="b"`, gets a straight one at the end as well.
 */
export function findOpenQuote(text: string): string | undefined {
  const open: string[] = []
  for (const { 0: quote, index } of text.matchAll(/["«»„“”]/g)) {
    if (opens(quote, open.at(-1), text.charAt(index - 1))) open.push(quote)
    else open.pop()
  }
  return open.at(-1)
}

function opens(quote: string, outer: string | undefined, previous: string): boolean {
  if (quote === '"') return outer !== '"' && (opensAfter(previous, outer) || previous === '=')
  // The same character ends „лапки“ and begins an English quotation.
  if (quote === '“') return outer !== '„'
  return quote === '«' || quote === '„'
}
