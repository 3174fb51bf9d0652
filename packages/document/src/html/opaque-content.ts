import { isFormatting } from './element-kinds.ts'
import { nextTag } from './tags.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const rawText = words('title textarea style xmp iframe noembed noframes script')
const shown = words('textarea xmp plaintext')
/** HTML that ends the SVG it stands in, besides formatting; a link does not, and a font not always. */
const endsSvg = words(
  'blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr img li ol p pre ruby span sub sup table ul var',
)
const holdsHtml = words('foreignobject desc title')

const breaksOut = (name: string): boolean =>
  endsSvg.has(name) || (isFormatting(name) && name !== 'a' && name !== 'font')

/** Where the content of an element ends of which a parser reads no tags; `null` for an element of another kind. */
function rawEnd(html: string, name: string, from: number): number | null {
  if (name === 'plaintext') return html.length
  if (!rawText.has(name)) return null
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/** Where a template or an SVG ends: at its own end tag, or at the HTML that ends an SVG. */
function nestedEnd(html: string, name: string, from: number): number {
  let depth = 1
  let inHtml = 0
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) {
    const step = tag.closing ? -1 : tag.selfClosing ? 0 : 1
    if (tag.name === name) depth += step
    else if (name === 'svg' && holdsHtml.has(tag.name)) inHtml = Math.max(0, inHtml + step)
    if (depth === 0) return tag.start
    if (name === 'svg' && inHtml === 0 && !tag.closing && breaksOut(tag.name)) return tag.start
  }
  return html.length
}

/** The content of an element, up to `end`, that holds no tags that a parser is to read. */
export interface OpaqueContent {
  readonly end: number
  /** Whether it is text that a reader sees. */
  readonly isShown: boolean
}

/** The content of an element that begins at a position; `null` when its tags are to be read. */
export function opaqueContent(html: string, name: string, from: number): OpaqueContent | null {
  if (name === 'template' || name === 'svg') return { end: nestedEnd(html, name, from), isShown: false }
  const end = rawEnd(html, name, from)
  return end === null ? null : { end, isShown: shown.has(name) }
}
