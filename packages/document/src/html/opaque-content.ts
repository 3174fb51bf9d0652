import { isFormatting } from './element-kinds.ts'
import { nextTag, type Tag } from './tags.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const rawText = words('title textarea style xmp iframe noembed noframes script')
const shown = words('textarea xmp plaintext')
/** HTML that ends the SVG it stands in, besides formatting; a link does not, and a font not always. */
const endsSvg = words(
  'blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr img li ol p pre ruby span sub sup table ul var',
)
const holdsHtml = words('foreignobject desc title')

const breaksOut = ({ name, closing }: Tag): boolean =>
  !closing && (endsSvg.has(name) || (isFormatting(name) && name !== 'a' && name !== 'font'))

/** Where the content of an element ends of which a parser reads no tags; `null` for an element of another kind. */
function rawEnd(html: string, name: string, from: number): number | null {
  if (name === 'plaintext') return html.length
  if (!rawText.has(name)) return null
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

const stepOf = ({ closing, selfClosing }: Tag): number => (closing ? -1 : Number(!selfClosing))

function templateEnd(html: string, from: number): number {
  let depth = 1
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) {
    if (tag.name === 'template') depth += tag.closing ? -1 : 1
    if (depth === 0) return tag.start
  }
  return html.length
}

/** An SVG ends at its own end tag, or at HTML that does not stand in a part of it that holds HTML. */
function svgEnd(html: string, from: number): number {
  let depth = 1
  let inHtml = 0
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) {
    if (tag.name === 'svg') depth += stepOf(tag)
    else if (holdsHtml.has(tag.name)) inHtml += stepOf(tag)
    if (depth === 0 || (inHtml <= 0 && breaksOut(tag))) return tag.start
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
  if (name === 'template') return { end: templateEnd(html, from), isShown: false }
  if (name === 'svg') return { end: svgEnd(html, from), isShown: false }
  const end = rawEnd(html, name, from)
  return end === null ? null : { end, isShown: shown.has(name) }
}
