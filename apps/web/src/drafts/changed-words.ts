/** As many characters as two lines of a list can show. */
const shownLength = 160

/** The words of a text from the first one on in which it differs from an older text: «…которого там не было». */
export function changedWords(text: string, older: string): string {
  const start = wordAt(text, firstDifference(text, older))
  // Of a text that was only made shorter the last words are shown.
  const shown = text.slice(start).trim() === '' ? text.slice(-shownLength / 2) : text.slice(start)
  return (shown.length < text.length ? `…${shown}` : shown).slice(0, shownLength)
}

/** Where the word begins that stands at a place; after a space it is the next one. */
function wordAt(text: string, place: number): number {
  if (/\s/.test(text.charAt(place))) return place + 1
  return /\S*$/.exec(text.slice(0, place))?.index ?? 0
}

function firstDifference(text: string, older: string): number {
  let index = 0
  while (index < text.length && text[index] === older[index]) index += 1
  return index
}
