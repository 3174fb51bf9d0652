/** A tag of HTML source, from its `<` to after its `>`. */
export interface Tag {
  /** In lower case. */
  readonly name: string
  readonly closing: boolean
  /** Whether it ends in `/>`, which counts only in SVG. */
  readonly selfClosing: boolean
  readonly start: number
  readonly end: number
}

// White space is that of HTML; JavaScript's `\s` has more.
const tagName = /[^\t\n\f\r />]*/y
const gap = /[\t\n\f\r /]*/y
const attributeName = /=?[^\t\n\f\r />=]*/y
const equals = /[\t\n\f\r ]*=[\t\n\f\r ]*/y
const unquoted = /[^\t\n\f\r >]*/y

/** The position after what a pattern matches at a position. */
function skip(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(html) ? pattern.lastIndex : at
}

/** The position after the value that stands at a position; the end of the source when its quote is never closed. */
function skipValue(html: string, at: number): number {
  const quote = html.charAt(at)
  if (quote !== '"' && quote !== "'") return skip(unquoted, html, at)
  const end = html.indexOf(quote, at + 1)
  return end === -1 ? html.length : end + 1
}

/** The position of the `>` of a tag, and where its last attribute ends before that; `null` when the tag never ends. */
function findTagEnd(
  html: string,
  nameEnd: number,
): { readonly partsEnd: number; readonly at: number } | null {
  let partsEnd = nameEnd
  let at = skip(gap, html, partsEnd)
  while (at < html.length && html.charAt(at) !== '>') {
    const attributeEnd = skip(attributeName, html, at)
    const value = skip(equals, html, attributeEnd)
    partsEnd = value === attributeEnd ? value : skipValue(html, value)
    at = skip(gap, html, partsEnd)
  }
  return at < html.length ? { partsEnd, at } : null
}

/** The position after a comment that begins at a position, as browsers see it: `<!-->` is a whole one. */
function skipComment(html: string, start: number): number {
  const empty = /<!---?>/y
  const end = /--!?>/g
  if (skip(empty, html, start) > start) return empty.lastIndex
  end.lastIndex = start + 4
  return end.test(html) ? end.lastIndex : html.length
}

/** The position after something that begins with `<` and is no tag: a comment, a document type, a stray `<`. */
function skipOther(html: string, start: number): number {
  if (html.startsWith('<!--', start)) return skipComment(html, start)
  if (!/[!?/]/.test(html.charAt(start + 1))) return start + 1
  // `</` at the very end is text, and so is a last `<!`.
  const end = html.indexOf('>', start + 2)
  return end === -1 ? html.length : end + 1
}

/** As HTML does it: JavaScript makes a Latin `k` of the sign for kelvin as well. */
const lowerCase = (name: string): string => name.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** A tag as most programs write it, which is found at one go. */
const usualTag =
  /<(\/?)([a-z][a-z\d:-]*)(?:[\t\n\f\r ]+[a-z][a-z\d:-]*(?:=(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'][^\t\n\f\r >]*))?)*[\t\n\f\r ]*>/y

function readUsualTag(html: string, start: number): Tag | null {
  usualTag.lastIndex = start
  const [, slash, name] = usualTag.exec(html) ?? []
  if (name === undefined) return null
  return { name, closing: slash === '/', selfClosing: false, start, end: usualTag.lastIndex }
}

/** The next tag at or after a position, found as an HTML parser finds it, in linear time; `null` when there is none. */
export function nextTag(html: string, from: number): Tag | null {
  let start = html.indexOf('<', from)
  while (start !== -1) {
    const usual = readUsualTag(html, start)
    if (usual) return usual
    const closing = html.charAt(start + 1) === '/'
    const nameStart = start + (closing ? 2 : 1)
    if (/[a-z]/i.test(html.charAt(nameStart))) {
      const nameEnd = skip(tagName, html, nameStart)
      const found = findTagEnd(html, nameEnd)
      if (!found) return null
      const name = lowerCase(html.slice(nameStart, nameEnd))
      const selfClosing = html.slice(found.partsEnd, found.at).endsWith('/')
      return { name, closing, selfClosing, start, end: found.at + 1 }
    }
    start = html.indexOf('<', skipOther(html, start))
  }
  return null
}
