import { onOtherLayout } from './keyboard-layout.ts'

/** What can be searched: the text that is shown, such as `#12 Название`, and further words that find it. */
export interface MatchableItem {
  readonly id: string
  readonly name?: string
}

/** How many items are found unless it is said. */
const usualLimit = 10

/** The normalized texts of a list of items, as long as somebody has the list. */
const indexes = new WeakMap<readonly MatchableItem[], string[]>()

/**
 * Finds the items that a query means, the best first, at most `limit`; none for none. The query is part of the id or of the
 * name, in any case and with `е` for `ё`; or its words stand there in any order; or all of that holds for what its keys type on
 * the other layout, Latin or Russian. A number finds the counter first: `12` finds `#12 …`, then `#120 …`, then names with 12. An empty
 * query finds the first items. A list is read once and remembered while it lives: hand over another one when items change.
 */
export function matchItems<Item extends MatchableItem>(
  items: readonly Item[],
  query: string,
  limit: number = usualLimit,
): readonly Item[] {
  const asked = readQuery(query)
  if (!asked) return items.slice(0, limit)
  const texts = indexItems(items)
  const found: Item[][] = []
  for (const [index, item] of items.entries()) {
    const rank = rankOf(texts[index] ?? '', asked)
    if (rank === null) continue
    const alike = (found[rank] ??= [])
    if (alike.length < limit) alike.push(item)
    // Nothing can be better than as many items of the first rank.
    if (rank === 0 && alike.length === limit) break
  }
  return found.flat().slice(0, limit)
}

/** Reads the texts of a list before anybody searches it; returns the function that reads the next `count` of them, `false` at the end. */
export function prepareItems(items: readonly MatchableItem[]): (count: number) => boolean {
  const texts: string[] = []
  return count => {
    for (const item of items.slice(texts.length, texts.length + count)) texts.push(textOf(item))
    const isWhole = texts.length >= items.length
    if (isWhole) indexes.set(items, texts)
    return !isWhole
  }
}

function indexItems(items: readonly MatchableItem[]): readonly string[] {
  const known = indexes.get(items)
  if (known) return known
  const texts = items.map(textOf)
  indexes.set(items, texts)
  return texts
}

/** The id without its marker, and below it the name; a query never has a line break. */
function textOf({ id, name = '' }: MatchableItem): string {
  const shown = withoutMarker(normalize(id))
  const words = normalize(name)
  return shown.endsWith(words) ? shown : `${shown}\n${words}`
}

/** Small letters, `е` for `ё`, one ordinary space between words. */
function normalize(text: string): string {
  const composed = /[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text
  return composed.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
}

function withoutMarker(text: string): string {
  return text.replace(/^[#№@/\s]+/, '')
}

/** A query in its forms: as it was typed, then as the other layout would have typed it. */
type Query = readonly { readonly text: string; readonly words: readonly string[] }[]

function readQuery(query: string): Query | null {
  const typed = withoutMarker(normalize(query))
  if (!typed) return null
  const other = normalize(onOtherLayout(withoutMarker(query.toLowerCase().trim())))
  return [typed, ...(other && other !== typed ? [other] : [])].map(text => ({ text, words: text.split(' ') }))
}

/** How many ranks a form of a query gives. */
const ranks = 6

/** How well a query fits a text, from 0; `null` where it does not. */
function rankOf(text: string, query: Query): number | null {
  for (const [form, { text: asked, words }] of query.entries()) {
    const rank = rankOfForm(text, asked, words)
    if (rank !== null) return form * ranks + rank
  }
  return null
}

function rankOfForm(text: string, asked: string, words: readonly string[]): number | null {
  const at = text.indexOf(asked)
  if (at < 0) return words.length > 1 && words.every(word => text.includes(word)) ? 5 : null
  if (at === 0) return isWordEnd(text, asked.length) ? 0 : 1
  if (startsName(text, asked)) return 2
  return startsWord(text, asked, at) ? 3 : 4
}

const wordCharacter = /[\p{L}\p{N}]/u

function isWordEnd(text: string, at: number): boolean {
  return at >= text.length || !wordCharacter.test(text[at] ?? '')
}

/** Whether a name begins with it: behind the counter, or on the line of its own. */
function startsName(text: string, asked: string): boolean {
  const space = text.search(/[ \n]/)
  return (space > 0 && text.startsWith(asked, space + 1)) || text.includes(`\n${asked}`)
}

function startsWord(text: string, asked: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(asked, at + 1)) {
    if (isWordEnd(text, at - 1)) return true
  }
  return false
}
