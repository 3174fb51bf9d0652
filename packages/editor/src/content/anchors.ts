/** Whether an address is that of a place in the same text. */
export function isAnchor(href: string): boolean {
  return href.startsWith('#') && href.length > 1
}

/**
 * The anchor of a heading, as most sites make it: small letters of any language, digits and hyphens. «План работ, 2026» is
 * `план-работ-2026`.
 */
function slugOf(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}_]+/gu)
  return words?.join('-') ?? ''
}

/** The anchors of headings, each another one: the second of the same words ends with `-1`. */
export function slugsOf(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  // Counted on from the last of the same words: a text may hold thousands of them.
  const numbers = new Map<string, number>()
  return headings.map(heading => {
    const slug = slugOf(heading) || 'раздел'
    let own = slug
    for (let number = numbers.get(slug) ?? 1; taken.has(own); number++) {
      own = `${slug}-${number}`
      numbers.set(slug, number + 1)
    }
    taken.add(own)
    return own
  })
}

/**
 * Which of some headings an address such as `#план-работ` leads to; -1 where it leads to none. Anchors of other products are
 * found by the words in them, and those that say nothing, such as `#_Toc41`, by the words of the link: a table of contents has those of the heading.
 */
export function findHeading(href: string, linkText: string, headings: readonly string[]): number {
  if (!isAnchor(href)) return -1
  const anchor = decoded(href.slice(1))
  const exact = slugsOf(headings).indexOf(anchor.normalize('NFC').toLowerCase())
  if (exact >= 0) return exact
  const bare = headings.map(lettersOf)
  const wanted = [lettersOf(anchor), lettersOf(linkText), lettersOf(withoutPage(linkText))]
  for (const letters of wanted) if (letters !== '' && bare.includes(letters)) return bare.indexOf(letters)
  return -1
}

function lettersOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('') ?? ''
  )
}

/** A line of a table of contents without the number of its page. */
function withoutPage(text: string): string {
  return text.replace(/[\s.…]+\d+\s*$/u, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
