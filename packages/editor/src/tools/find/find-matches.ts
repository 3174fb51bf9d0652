import type { Node } from 'prosemirror-model'

/** What is looked for, and how. */
export interface Search {
  readonly text: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

/** A place where the text was found. */
export interface Match {
  readonly from: number
  readonly to: number
}

/** No more places are looked for than anyone would walk through. */
const maxMatches = 10_000

/**
 * A text as it is compared; it keeps its length. Everyone who looks for «елка» means «ёлка» as well, and nobody sees
 * whether a space is a no-break one.
 */
function comparable(text: string, matchCase: boolean): string {
  const plain = text.replaceAll('ё', 'е').replaceAll('Ё', 'Е').replaceAll('\u00a0', ' ')
  if (matchCase) return plain
  const lower = plain.toLowerCase()
  return lower.length === plain.length ? lower : Array.from(plain, lowerOne).join('')
}

const lowerOne = (character: string): string => {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

const isWordCharacter = (character: string | undefined): boolean => /[\p{L}\p{N}_]/u.test(character ?? '')

function findInText(text: string, { text: wanted, matchCase, wholeWord }: Search): number[] {
  const within = comparable(text, matchCase)
  const query = comparable(wanted, matchCase)
  const found: number[] = []
  for (let at = within.indexOf(query); at !== -1; at = within.indexOf(query, at + query.length)) {
    const isWhole = !isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + query.length])
    if (!wholeWord || isWhole) found.push(at)
  }
  return found
}

const known = new WeakMap<Node, { readonly search: Search; readonly found: readonly number[] }>()

/** The places in one text block; looked for once, as a block never changes. */
function findInBlock(block: Node, search: Search): readonly number[] {
  const before = known.get(block)
  if (before?.search === search) return before.found
  // Every object takes one place, as it does in the document.
  const found = findInText(block.textBetween(0, block.content.size, undefined, '\ufffc'), search)
  known.set(block, { search, found })
  return found
}

/** Finds a text in a document, across formatting but not across blocks. */
export function findMatches(doc: Node, search: Search): readonly Match[] {
  if (search.text === '') return []
  const matches: Match[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return matches.length < maxMatches
    for (const offset of findInBlock(node, search)) {
      const from = pos + 1 + offset
      matches.push({ from, to: from + search.text.length })
    }
    return false
  })
  return matches.slice(0, maxMatches)
}
