/** Sets of element names as the HTML standard has them in its chapter on parsing. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that a parser repeats in every later block until they are closed. */
export const formatting: ReadonlySet<string> = words('a b big code em font i nobr s small strike strong tt u')

/** Elements that hold nothing, or that a parser takes no notice of within a body. */
export const leaves: ReadonlySet<string> = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr ' +
    'html head body frameset',
)

const blocks =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup ' +
  'listing main menu nav ol pre search section summary ul'
const headings = 'h1 h2 h3 h4 h5 h6'

/** Elements whose start tag ends an open paragraph. */
export const endsParagraph: ReadonlySet<string> = words(
  `${blocks} ${headings} dd dt form hr li p plaintext table xmp`,
)

/** Elements that begin no line, so that no formatting is repeated before them. */
export const beginsNoLine: ReadonlySet<string> = new Set([
  ...endsParagraph,
  ...words(
    'base basefont bgsound body caption col colgroup frame frameset head hr html link meta param rb rp rt rtc',
  ),
  ...words('source tbody td template tfoot th thead tr track'),
])

/** Elements whose end tag ends all that is open in them. */
export const endsInner: ReadonlySet<string> = words(
  `${blocks} ${headings} applet button dd dt li marquee object p`,
)

/** The name of an element of SVG, which no element of HTML has. */
export const inSvg = (name: string): string => `SVG:${name}`

/** Elements of SVG that hold HTML. */
export const holdsHtml: ReadonlySet<string> = new Set(['desc', 'foreignobject', 'title'].map(inSvg))

/** Elements across which no end tag reaches out. */
export const barriers: ReadonlySet<string> = new Set([
  ...words('applet caption html marquee object table td template th'),
  ...holdsHtml,
])

/** Further barriers for the end tags of some elements. */
export const furtherBarriers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', words('button')],
  ['li', words('ol ul')],
])

/** Elements across which the end tag of an ordinary element does not reach either. */
export const special: ReadonlySet<string> = new Set([
  ...endsInner,
  ...barriers,
  ...words('colgroup form noscript plaintext table tbody tfoot thead tr'),
])

/** The parts of a table, each with the parts it may stand in besides the table itself. */
export const tableParts: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['caption', 'colgroup', 'tbody', 'tfoot', 'thead'].map(name => [name, new Set<string>()] as const),
  ['tr', words('tbody tfoot thead')],
  ['td', words('tr')],
  ['th', words('tr')],
])

/** Elements within which formatting from outside is not repeated, and that end the formatting within. */
export const holdsFormatting: ReadonlySet<string> = words('applet caption marquee object td template th')

/** HTML elements that end the SVG around them. */
export const endsSvg: ReadonlySet<string> = words(
  `${headings} b big blockquote body br center code dd div dl dt em embed head hr i img li listing menu meta nobr ` +
    'ol p pre ruby s small span strong strike sub sup table tt u ul var',
)

export function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name)
}
