/**
 * What a heading of Markdown is called in an address, as GitHub calls it: letters and digits in lower case, `-` for a space.
 * @param {string} heading
 * @returns {string}
 */
export function slugOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * The names of all headings of a page; one that comes again has a number.
 * @param {string} markdown
 * @returns {string[]}
 */
export function slugsIn(markdown) {
  const counts = new Map()
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    // A link in a heading counts by its words.
    const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
}

/**
 * A page without its blocks of code, in which `#` begins a comment and brackets are brackets.
 * @param {string} markdown
 * @returns {string}
 */
export function withoutCode(markdown) {
  return markdown.replaceAll(/^ *(```+)[^]*?^ *\1 *$/gm, '')
}
