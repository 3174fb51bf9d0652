import * as fc from 'fast-check'

/** Values of each property: some are usual, some are not, and some are none at all. */
const values: Readonly<Record<string, string>> = {
  color: 'red|#00ff00|inherit|initial|unset|nocolour|canvastext|currentcolor|#12',
  'background-color': 'yellow|transparent|initial|inherit|5px',
  background: '#eee|none|url(x.png)|transparent',
  'font-size': '20px|medium|inherit|20|1em|larger|initial|-3px',
  'font-weight': 'bold|normal|300|bolder|inherit|initial|heavy',
  'font-style': 'italic|normal|oblique|inherit|slanted|initial',
  'font-family': 'Arial|serif|inherit|"Times New Roman", serif|5|initial',
  font: 'bold 12px serif|inherit|initial',
  'text-decoration': 'underline|none|line-through|underline line-through|inherit|initial|under',
  'text-align': 'center|left|right|start|justify|inherit|initial|nowhere|-webkit-center',
  'text-indent': '10px|0|0cm|initial|inherit|wide|-5px',
  'text-transform': 'uppercase|none|inherit|initial|loud',
  'letter-spacing': '2px|normal|0|initial|inherit|10%|wide',
  'word-spacing': '2px|normal|0px|inherit|initial|wide',
  'line-height': '2|normal|20px|inherit|initial|-2',
  'white-space': 'pre|normal|nowrap|inherit|initial|pre-wrap|line',
  margin: '10px|0|0 auto|initial|inherit|1px 2px 3px 4px|wide',
  'margin-left': '20px|0|auto|initial|-3px|inherit|2',
  'margin-top': '20px|0|initial|inherit|5',
  padding: '5px|0|initial|inherit|-3px|1px 2px',
  'padding-left': '5px|0|initial|-2px',
  border: '1px solid red|none|0|initial|solid|medium none|2px|curly',
  'border-left': '1px solid red|none|initial',
  'border-color': 'red|initial|currentcolor|5px',
  width: '100px|auto|50%|initial|-4px|100',
  height: '50px|auto|initial|50',
  'max-width': '50px|none|initial|100%|-1px',
  display: 'block|inline|none|inline-block|initial|flex|wrong',
  float: 'left|none|right|initial|center',
  clear: 'both|none|initial|all',
  position: 'relative|static|absolute|initial|fixedly',
  top: '5px|auto|0|initial',
  opacity: '0.5|1|100%|initial|much',
  visibility: 'hidden|visible|inherit|initial|seen',
  'vertical-align': 'top|baseline|super|initial|inherit|middle|high',
  'list-style-type': 'square|disc|none|decimal|initial|inherit|5',
  'list-style': 'none|square inside|initial|inherit',
  'box-shadow': '1px 1px red|none|initial',
  'text-shadow': '1px 1px red|none|initial|inherit',
  'border-radius': '5px|0|initial',
  'overflow-wrap': 'break-word|normal|inherit|initial',
  'word-break': 'break-all|normal|inherit|initial|break',
  direction: 'rtl|ltr|inherit|initial|up',
  'unicode-bidi': 'embed|normal|isolate|initial|bidi',
  cursor: 'pointer|auto|inherit|initial|hand2',
  'mso-list': 'l0 level1',
  '-webkit-text-stroke-width': '0px|2px|initial',
  filter: 'blur(2px)|none|initial',
  'column-count': '2|auto|initial',
  zoom: '2|1|normal|initial',
  'writing-mode': 'vertical-rl|horizontal-tb|inherit|initial',
  'text-wrap-style': 'balance|auto|initial|inherit',
  outline: '1px solid red|none|0|initial',
}
const attributes: Readonly<Record<string, string>> = {
  align: 'center|left|right|justify|nowhere|middle',
  width: '50|50%|wide|0',
  height: '50|tall',
  bgcolor: 'red|#eee|nocolour',
  valign: 'top|middle|nowhere',
  border: '0|1|2',
  hidden: '',
  dir: 'rtl|ltr|up',
  nowrap: '',
  color: 'red|00ff00',
  size: '5|+1|big',
  face: 'Arial',
  cellpadding: '5|0|x',
  cellspacing: '5|0|x',
  type: 'a|I|square|x',
  clear: 'all|none',
  frame: 'void|box|x',
  rules: 'all|none|x',
  hspace: '5',
  background: 'a.png',
  span: '2',
}

/** A declaration of a `style`, or an attribute. */
export interface Part {
  readonly name: string
  readonly value: string
  readonly isStyle: boolean
}
/** An element. */
export interface Sample {
  readonly tag: string
  readonly parts: readonly Part[]
  readonly children: readonly (Sample | string)[]
}

const pick = (text: string): fc.Arbitrary<string> => fc.constantFrom(...text.split('|'))
const declaration = fc
  .constantFrom(...Object.keys(values))
  .chain(name =>
    fc
      .tuple(pick(values[name] ?? ''), fc.constantFrom('', '', '', '', '', ' !important'))
      .map(([value, end]): Part => ({ name, value: value + end, isStyle: true })),
  )
const again = fc.array(declaration, { maxLength: 2 })
const few = fc.constantFrom(...Object.keys(values)).chain(name =>
  fc.array(
    fc
      .tuple(pick(values[name] ?? ''), fc.constantFrom('', '', '', ' !important'))
      .map(([value, end]): Part => ({ name, value: value + end, isStyle: true })),
    { minLength: 2, maxLength: 3 },
  ),
)
const attribute = fc
  .constantFrom(...Object.keys(attributes))
  .chain(name => pick(attributes[name] ?? '').map((value): Part => ({ name, value, isStyle: false })))
const parts = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 3, arbitrary: again },
      { weight: 1, arbitrary: few },
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(attribute, { maxLength: 2 }) },
    ),
  )
  .map(([styles, others]) => [
    ...styles,
    ...others.filter(({ name }, index) => others.findIndex(other => other.name === name) === index),
  ])

const text = fc.nat(99).map(number => `т${number}`)
const inlineTags = 'span|span|span|b|i|em|strong|u|s|font|sub|sup|code|small|del|ins|x-y'
const { inline } = fc.letrec<{ inline: Sample | string }>(tie => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.record({
      tag: pick(inlineTags),
      parts,
      children: fc.array(tie('inline'), { minLength: 1, maxLength: 2 }),
    }),
  ),
}))
const inlines = fc.array(inline, { minLength: 1, maxLength: 3 })
const textBlock = fc.record({ tag: pick('p|p|p|h2|h3|div|center|h1'), parts, children: inlines })
const li = fc.record({ tag: fc.constant('li'), parts, children: inlines })
const list = fc.record({ tag: pick('ul|ol'), parts, children: fc.array(li, { minLength: 1, maxLength: 2 }) })
const td = fc.record({ tag: fc.constant('td'), parts, children: inlines })
const tr = fc.record({
  tag: fc.constant('tr'),
  parts,
  children: fc.array(td, { minLength: 1, maxLength: 2 }),
})
const table = fc.record({
  tag: fc.constant('table'),
  parts,
  children: fc.tuple(
    fc.record({
      tag: fc.constant('tbody'),
      parts: fc.constant([]),
      children: fc.array(tr, { minLength: 1, maxLength: 2 }),
    }),
  ),
})
const { block } = fc.letrec<{ block: Sample }>(tie => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    textBlock,
    list,
    table,
    fc.record({
      tag: pick('div|div|section|blockquote'),
      parts,
      children: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
  ),
}))
/** Blocks in which every element may have styles and attributes, usual ones, others, and such as mean nothing. */
export const styledHtml: fc.Arbitrary<readonly Sample[]> = fc.array(block, { minLength: 1, maxLength: 2 })

type Keeps = (part: Part, element: Sample) => boolean
const quote = (value: string): string => value.replaceAll('"', '&quot;')
function write(node: Sample | string, keeps: Keeps): string {
  if (typeof node === 'string') return node
  const kept = node.parts.filter(part => keeps(part, node))
  const style = kept.filter(({ isStyle }) => isStyle).map(({ name, value }) => `${name}:${value}`)
  const others = kept.filter(({ isStyle }) => !isStyle).map(({ name, value }) => ` ${name}="${quote(value)}"`)
  const all = others.join('') + (style.length > 0 ? ` style="${quote(style.join(';'))}"` : '')
  return `<${node.tag}${all}>${node.children.map(child => write(child, keeps)).join('')}</${node.tag}>`
}
/** The HTML of elements, of whose parts some may be left out. */
export const writeHtmlOf = (nodes: readonly Sample[], keeps: Keeps = () => true): string =>
  nodes.map(node => write(node, keeps)).join('')

/** Elements, each before what it holds. */
export function* elementsIn(nodes: readonly (Sample | string)[]): Generator<Sample> {
  for (const node of nodes)
    if (typeof node !== 'string') {
      yield node
      yield* elementsIn(node.children)
    }
}
/** How the list of losses names a part. */
export const keyOf = (part: Part, { tag }: Sample): string =>
  tag + (part.isStyle ? `{${part.name}}` : `[${part.name}]`)
