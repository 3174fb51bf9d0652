import { splitTokens } from '../values/tokens.ts'
import { effectiveStyles } from './effective-styles.ts'
import { isInertAttribute } from './inert-attributes.ts'
import { TrackingElement } from './tracking-element.ts'
import { isCssProperty } from './css-properties.ts'
import { cssProperty, isInvalid, plainValue, type CssProperty } from './css-values.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements of text that a browser sets by the rules below, and by no others. */
const plain = words(
  'p div span section article header main footer nav aside h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption dl dt dd ul ol li ' +
    'a b strong i em u s del ins strike sub sup code kbd samp var cite dfn small big tt abbr font label table tbody thead tfoot tr td th ' +
    'caption center form address nav hgroup mark q time data bdi nobr blink acronym br',
)

const monospaced = 'code kbd samp tt pre'
const headings = 'h1 h2 h3 h4 h5 h6'

const blocks = words(
  `p div section article header main footer nav aside ${headings} blockquote pre figure figcaption dl dt dd ul ol li table tbody ` +
    'thead tfoot tr td th caption center form address nav hgroup bdi',
)

/** The elements of which browsers set a property. */
const setByBrowsers: Readonly<Record<string, ReadonlySet<string>>> = {
  'border-spacing': words('table'),
  'box-sizing': words('table'),
  'background-color': words('mark'),
  color: words('a font mark'),
  cursor: words('a label'),
  display: blocks,
  'font-family': words(`${monospaced} font`),
  'font-size': words(`${monospaced} ${headings} big small sub sup font`),
  'font-style': words('i em var cite dfn address'),
  'font-weight': words(`b strong th ${headings}`),
  'list-style-type': words('ul ol'),
  margin: words(`p ${headings} blockquote pre figure dl dd ul ol`),
  'margin-bottom': words(`p ${headings} blockquote pre figure dl ul ol`),
  'margin-left': words('blockquote figure dd'),
  'margin-right': words('blockquote figure'),
  'margin-top': words(`p ${headings} blockquote pre figure dl ul ol`),
  padding: words('ul ol td th'),
  'padding-bottom': words('td th'),
  'padding-left': words('ul ol td th'),
  'padding-right': words('td th'),
  'padding-top': words('td th'),
  'text-align': words('th caption center'),
  'text-decoration': words('a u s del ins strike'),
  'unicode-bidi': blocks,
  'vertical-align': words('sub sup tbody thead tfoot tr td th'),
  'white-space': words('pre nobr'),
}

const borders = /^border(?!-(?:collapse|spacing))/

/** Whether two properties are in part the same: one is a shorthand of the other. */
function overlap(one: string, other: string): boolean {
  if (one === other || one === 'all' || one.startsWith(`${other}-`) || other.startsWith(`${one}-`))
    return true
  return (one === 'font' && other === 'line-height') || (borders.test(one) && borders.test(other))
}

const table = ['border', 'padding', 'border-spacing', 'border-collapse']

/** Attributes that set properties, on the element or on what it holds; `all` of which that is not worth a list. */
const setByAttributes: Readonly<Record<string, readonly string[]>> = {
  align: ['text-align', 'float', 'margin', 'vertical-align', 'caption-side'],
  background: ['background'],
  bgcolor: ['background'],
  border: table,
  bordercolor: table,
  cellpadding: table,
  cellspacing: table,
  clear: ['clear'],
  color: ['color'],
  contenteditable: ['all'],
  dir: ['direction', 'unicode-bidi'],
  face: ['font-family'],
  frame: table,
  height: ['height'],
  hidden: ['display'],
  hspace: ['margin'],
  nowrap: ['white-space'],
  popover: ['all'],
  rules: table,
  size: ['font-size', 'width', 'height'],
  type: ['list-style-type'],
  valign: ['vertical-align'],
  vspace: ['margin'],
  width: ['width'],
}

/** Whether browsers set an element by the rules above, and by no others. */
const isPlain = ({ localName }: TrackingElement): boolean => plain.has(localName) || /[-:]/.test(localName)

/** Whether a declaration is dropped, or sets its property to what is usual. */
function saysNothing(name: string, value: string): boolean {
  const property = cssProperty(name)
  if (!property) return !isCssProperty(name)
  const said = plainValue(name, value)
  return (
    isInvalid(property, said) ||
    said === 'unset' ||
    said === (property.inherited ? 'inherit' : 'initial') ||
    isUsual(name, said, property)
  )
}

/** An `a` that leads nowhere is set as any other text. */
const setAs = ({ localName, attributes }: TrackingElement): string =>
  localName === 'a' && !attributes.some(({ name }) => name === 'href') ? 'span' : localName

/** Whether an element sets a property, or may do so, besides by a declaration of one name. */
function mayBeSet(element: TrackingElement, property: string, except: string | null): boolean {
  if (!isPlain(element) || setByBrowsers[property]?.has(setAs(element)) === true) return true
  // Lines around cells are asked for by attributes of their table.
  if (borders.test(property) && /^t[dh]$/.test(element.localName)) return true
  const declared = effectiveStyles(element.getAttribute('style') ?? '').filter(
    ([name, value]) => name !== except && !saysNothing(name, value),
  )
  const byAttributes = element.attributes.flatMap(({ name, value }) =>
    isInertAttribute(element.localName, name, value) ? [] : (setByAttributes[name] ?? []),
  )
  return [...declared.map(([name]) => name), ...byAttributes].some(name => overlap(name, property))
}

/** Whether nobody around an element sets a property, so that what it inherits is what is usual. */
function isInheritedUsual(element: TrackingElement, property: string): boolean {
  for (
    let around = element.parent;
    around instanceof TrackingElement && around.parent;
    around = around.parent
  )
    if (mayBeSet(around, property, null)) return false
  return true
}

const zero = /^[+-]?0*\.?0+(?:[a-z]+|%)?$/
const noBorder = /^(?:none|thin|medium|thick|[+-]?[\d.]+[a-z]*)$/

/** Whether a valid value is the one that a property has where nobody says anything. */
function isUsual(name: string, said: string, { usual, inherited }: CssProperty): boolean {
  if (said === 'initial') return !inherited || usual !== null
  if (usual === null) return false
  if (said === usual) return true
  if (name === 'font-weight') return said === '400'
  const tokens = splitTokens(said)
  if (usual === '0' || /^(?:letter|word)-spacing$/.test(name)) return tokens.every(token => zero.test(token))
  // Without a style there is no border, whatever its width.
  return /^border(?:-(?:top|right|bottom|left))?$/.test(name) && tokens.every(token => noBorder.test(token))
}

/**
 * Whether a declaration changes nothing on any page: no browser knows the property, CSS drops the value, or it says what would be
 * so anyway. Only properties and values that are known for certain are judged.
 */
export function isInertStyle(element: TrackingElement, name: string, value: string): boolean {
  if (!isCssProperty(name)) return true
  const property = cssProperty(name)
  if (!property) return false
  const said = plainValue(name, value)
  if (isInvalid(property, said)) return true
  if (mayBeSet(element, name, name)) return false
  if (said === 'unset' || said === (property.inherited ? 'inherit' : 'initial')) return true
  return isUsual(name, said, property) && (!property.inherited || isInheritedUsual(element, name))
}
