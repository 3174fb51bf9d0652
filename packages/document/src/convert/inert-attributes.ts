type Test = (value: string) => boolean

const words = (text: string): string[] => text.split(' ')

const any: Test = () => true
const some: Test = value => value !== ''
const number: Test = value => /^\s*[+-]?\d/.test(value)
/** A length of old attributes: whatever stands behind the number is no matter. */
const length: Test = value => /^\s*\+?(?:\d|\.\d)/.test(value)
const size: Test = value => length(value) && Number.parseFloat(value) > 0
const oneOf = (text: string): Test => {
  const known = new Set(words(text))
  return value => known.has(value.trim().toLowerCase())
}
const aligned = oneOf('left right center middle justify')
const sided = oneOf('left right center')
const valigned = oneOf('top middle bottom baseline')

/** Attributes that every element may have. */
const globals: Readonly<Record<string, Test>> = {
  ...Object.fromEntries(
    words(
      'accesskey autocapitalize autofocus enterkeyhint hidden inert inputmode is itemid itemprop itemref itemscope itemtype name ' +
        'nonce part popover role slot spellcheck translate xml:lang',
    ).map(name => [name, any]),
  ),
  contenteditable: oneOf('true false plaintext-only'),
  dir: oneOf('ltr rtl auto'),
  draggable: oneOf('true false'),
  id: some,
  lang: some,
  tabindex: number,
  title: some,
}

/** What Chromium understands on every element, whatever the standard says. */
const everywhere: Readonly<Record<string, Test>> = { align: aligned }

const cells = { align: aligned, bgcolor: some, background: some, valign: valigned }
const columns = { ...cells, span: number, width: length }
const marker = oneOf('a i 1 disc circle square none')
const scope = oneOf('col row colgroup rowgroup')
const cell = {
  ...cells,
  abbr: some,
  colspan: number,
  headers: some,
  height: size,
  nowrap: any,
  rowspan: number,
  scope,
  width: size,
}
const change = { cite: some, datetime: some }

/** Elements of text with what browsers know on them besides: of any other element all attributes are taken to be known. */
const byTag: Readonly<Record<string, Readonly<Record<string, Test>>>> = {
  ...Object.fromEntries(
    words(
      'span section article header main footer nav aside figure figcaption dl dt dd b strong i em u s strike sub sup code kbd samp var ' +
        'cite dfn small big tt abbr acronym center address mark pre bdi nobr blink hgroup',
    ).map(tag => [tag, {}]),
  ),
  ...Object.fromEntries(words('p h1 h2 h3 h4 h5 h6 div').map(tag => [tag, { align: aligned }])),
  ...Object.fromEntries(words('thead tbody tfoot').map(tag => [tag, cells])),
  a: Object.fromEntries(
    words('charset coords download href hreflang ping referrerpolicy rel rev shape target type').map(name => [
      name,
      any,
    ]),
  ),
  blockquote: { cite: some },
  br: { clear: oneOf('left right all both') },
  caption: { align: oneOf('top bottom') },
  col: columns,
  colgroup: columns,
  data: { value: some },
  del: change,
  details: { open: any },
  font: { color: some, face: some, size: number },
  form: Object.fromEntries(
    words('accept-charset action autocomplete enctype method novalidate rel target').map(name => [name, any]),
  ),
  hr: { align: sided, color: some, noshade: any, size: length, width: length },
  ins: change,
  label: { for: some },
  li: { type: marker, value: number },
  ol: { reversed: any, start: number, type: marker },
  q: { cite: some },
  table: {
    align: sided,
    background: some,
    bgcolor: some,
    border: any,
    bordercolor: some,
    cellpadding: any,
    cellspacing: length,
    frame: oneOf('void above below hsides lhs rhs vsides box border'),
    height: size,
    rules: oneOf('none groups rows cols all'),
    summary: some,
    width: size,
  },
  td: cell,
  th: cell,
  time: { datetime: some },
  tr: { ...cells, height: length },
  ul: { type: oneOf('disc circle square none') },
}

/** Attributes that scripts and pages have for themselves, or by which an element is read out, whatever the element. */
const hosts = /^(?:data-|aria-|on[a-z])/

/** Whether an attribute changes nothing on any page: no browser knows it on such an element, or not its value. */
export function isInertAttribute(tag: string, name: string, value: string): boolean {
  if (hosts.test(name)) return false
  const known = byTag[tag] ?? (/[-:]/.test(tag) ? {} : null)
  const test = globals[name] ?? (known ? (known[name] ?? everywhere[name]) : any)
  return !test?.(value)
}
