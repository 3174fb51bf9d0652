/** Behind these a word begins: white space, a line break, an opening bracket or quote. */
const opening = /[\s\p{Ps}\p{Pi}]$/u

/** A straight quote opens only where a word may begin. */
const straightQuote = /(?:^|[\s\p{Ps}\p{Pi}])["']$/u

/** A word that is becoming an address: a bracket or a quote in it does not end it. */
const address = /(?:^|\s)\S*(?:\w:\/\/|www\.|\w@\w)\S*$/u

/** Whether a word begins behind a text: at its start, after a space, an opening bracket or a quote, and not in an address. */
export function opensWord(before: string): boolean {
  const isOpen = before === '' || opening.test(before) || straightQuote.test(before)
  return isOpen && !address.test(before)
}

/** Whether a text is empty or ends with a space. */
export function opensAfterSpace(before: string): boolean {
  return before === '' || /\s$/.test(before)
}
