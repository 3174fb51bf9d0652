import { parseColor } from '../values/color.ts'
import { importance } from '../values/dropped-values.ts'
import { splitTokens } from '../values/tokens.ts'

/** What a property takes besides words: any length, one that is not negative, a number, a share, a colour, any word; several of them, with commas. */
type Kind = 'length' | 'size' | 'number' | 'integer' | 'percent' | 'color' | 'word' | 'several' | 'list'

/** What is known of a property whose words are all known. */
export interface CssProperty {
  /** What holds where nobody says anything; `null` where that depends on the page. */
  readonly usual: string | null
  readonly inherited: boolean
  readonly words: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
}

const lineStyles = 'solid dotted dashed double groove ridge inset outset hidden'
const size = 'min-content max-content fit-content -webkit-fill-available -moz-available stretch'
const breaks =
  'left right always avoid page column avoid-page avoid-column recto verso region avoid-region all'

/**
 * Properties that foreign HTML is full of, a line each: name, `=` and what is usual (`?` where the page decides), after `^` where it is
 * inherited; then the other words that CSS has for it, and in brackets what else it takes.
 */
const lines = `
background-attachment =scroll fixed local (several list)
background-color =transparent (color)
background-repeat =repeat repeat-x repeat-y no-repeat space round (several list)
border =none thin medium thick ${lineStyles} (size color several)
border-collapse ^=separate collapse
border-color =? (color several)
border-radius =0 (size several)
border-style =none ${lineStyles} (several)
border-width =? thin medium thick (size several)
bottom =auto (length)
box-shadow =none inset (length color several list)
box-sizing =content-box border-box
caption-side ^=top bottom block-start block-end inline-start inline-end top-outside bottom-outside left right
clear =none left right both inline-start inline-end
color ^=? (color)
column-count =auto (integer)
cursor ^=auto default none context-menu help pointer progress wait cell crosshair text vertical-text alias copy move no-drop not-allowed grab grabbing e-resize n-resize ne-resize nw-resize s-resize se-resize sw-resize w-resize ew-resize ns-resize nesw-resize nwse-resize col-resize row-resize all-scroll zoom-in zoom-out hand -webkit-grab -webkit-grabbing -webkit-zoom-in -webkit-zoom-out -moz-grab -moz-grabbing -moz-zoom-in -moz-zoom-out
direction ^=ltr rtl
display =? none block inline inline-block inline-flex inline-table inline-grid flex grid table table-row table-cell table-row-group table-header-group table-footer-group table-column table-column-group table-caption list-item contents flow flow-root run-in ruby ruby-base ruby-text ruby-base-container ruby-text-container math -webkit-box -webkit-inline-box -webkit-flex -webkit-inline-flex -moz-box -moz-inline-box (several)
empty-cells ^=show hide
filter =none (several)
float =none left right inline-start inline-end
font-family ^=? (word several list)
font-size ^=? medium xx-small x-small small large x-large xx-large xxx-large smaller larger math (size)
font-style ^=normal italic oblique (several)
font-weight ^=normal bold bolder lighter (number)
height =auto ${size} (size)
hyphens ^=manual auto none
left =auto (length)
letter-spacing ^=normal (length)
line-break ^=auto loose normal strict anywhere
line-height ^=? normal -webkit-body (size number)
margin =0 auto (length several)
margin-bottom =0 auto (length)
margin-left =0 auto (length)
margin-right =0 auto (length)
margin-top =0 auto (length)
max-height =none ${size} (size)
max-width =none ${size} (size)
min-height =auto ${size} (size)
min-width =auto ${size} (size)
list-style-type ^=disc none (word)
list-style-position ^=outside inside
opacity =1 (number percent)
orphans ^=2 (integer)
overflow =visible hidden scroll auto clip overlay -moz-hidden-unscrollable (several)
overflow-wrap ^=normal break-word anywhere
padding =0 (size several)
padding-bottom =0 (size)
padding-left =0 (size)
padding-right =0 (size)
padding-top =0 (size)
page-break-after =auto ${breaks}
page-break-before =auto ${breaks}
page-break-inside =auto avoid
position =static relative absolute fixed sticky -webkit-sticky
right =auto (length)
table-layout =auto fixed
text-align ^=start end left right center justify match-parent justify-all -webkit-left -webkit-center -webkit-right -webkit-match-parent -webkit-auto -moz-left -moz-center -moz-right
text-decoration =none underline overline line-through blink solid double dotted dashed wavy auto from-font spelling-error grammar-error (color length several)
text-indent ^=0 each-line hanging (length several)
text-justify ^=auto none inter-word inter-character distribute
text-overflow =clip ellipsis (several)
text-shadow ^=none (length color several list)
text-transform ^=none capitalize uppercase lowercase full-width full-size-kana math-auto (several)
text-wrap-style ^=auto balance stable pretty
top =auto (length)
transform =none (several)
unicode-bidi =normal embed isolate bidi-override isolate-override plaintext -webkit-isolate -moz-plaintext
vertical-align =baseline sub super top text-top middle bottom text-bottom -webkit-baseline-middle -moz-middle-with-baseline (length)
visibility ^=visible hidden collapse
white-space ^=normal nowrap pre pre-wrap pre-line break-spaces collapse preserve preserve-breaks preserve-spaces wrap balance pretty stable (several)
widows ^=2 (integer)
width =auto ${size} (size)
word-break ^=normal break-all keep-all break-word auto-phrase manual
word-spacing ^=normal (length)
word-wrap ^=normal break-word anywhere
writing-mode ^=horizontal-tb vertical-rl vertical-lr sideways-rl sideways-lr lr rl tb lr-tb rl-tb tb-rl tb-lr
z-index =auto (integer)
zoom =1 normal reset (number percent)
`

const linePattern = /^(\S+) (\^?)=(\S+) ?([^(]*?) ?(?:\(([a-z ]+)\))?$/

function parseLine(line: string): [string, CssProperty] {
  const [, name = '', inherited, usual = '', words = '', kinds = ''] = linePattern.exec(line) ?? []
  const known = usual === '?' ? null : usual
  return [
    name,
    {
      usual: known,
      inherited: inherited === '^',
      words: new Set([...words.split(' '), ...(known === null ? [] : [known])]),
      kinds: new Set(kinds.split(' ')),
    },
  ]
}

const properties: ReadonlyMap<string, CssProperty> = new Map(lines.trim().split('\n').map(parseLine))

/** What is known of a property; `null` of one whose words are not all known. */
export function cssProperty(name: string): CssProperty | null {
  const sided = name
    .replace(/^border-(?:top|right|bottom|left)-(?=color|style|width)/, 'border-')
    .replace(/^border-(?:top|right|bottom|left)$/, 'border')
  return properties.get(sided) ?? null
}

/** Words that every property takes. */
const forAll: ReadonlySet<string> = new Set('initial inherit unset revert revert-layer'.split(' '))

const units =
  /^(?:px|cm|mm|in|pc|pt|q|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|%)$/
const dimension = /^[+-]?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?([a-z]+|%)?$/

type Takes = (...wanted: readonly Kind[]) => boolean

function maybeNumber(number: string, unit: string | undefined, takes: Takes): boolean {
  if (unit === '%' && takes('percent')) return true
  if (unit !== undefined)
    return takes('length', 'size') && units.test(unit) && isAllowed(number, takes('size'))
  if (takes('integer')) return /^[+-]?\d+$/.test(number)
  if (takes('number')) return isAllowed(number, takes('size'))
  return takes('length', 'size') && Number(number) === 0
}

/** A system colour is a colour as well. */
const maybeWord = (word: string, takes: Takes): boolean =>
  takes('word') || (takes('color') && (parseColor(word) !== null || systemColor.test(word)))

/** Whether CSS may understand a part of a value; what is neither a word, a number nor a hex colour is judged by its function alone. */
function maybeToken(token: string, { words, kinds }: CssProperty): boolean {
  const takes: Takes = (...wanted) => wanted.some(kind => kinds.has(kind))
  if (words.has(token)) return true
  const [number, unit] = dimension.exec(token) ?? []
  if (number !== undefined) return maybeNumber(number, unit, takes)
  if (token.startsWith('#')) return takes('color') && parseColor(token) !== null
  if (/^-?[a-z_][\w-]*$/.test(token)) return maybeWord(token, takes)
  return !/^(?:calc|min|max|clamp)\(/.test(token) || takes('length', 'size', 'number', 'integer')
}

const isAllowed = (number: string, isSize: boolean): boolean => !isSize || Number.parseFloat(number) >= 0

const systemColor =
  /^(?:currentcolor|(?:active|inactive)?(?:border|caption|captiontext|text)|appworkspace|background|button(?:border|face|highlight|shadow|text)|canvas(?:text)?|field(?:text)?|(?:gray|link|visited|mark|accentcolor|selecteditem)text|graytext|(?:highlight|mark|accentcolor|selecteditem)(?:text)?|info(?:background|text)|linktext|visitedtext|activetext|menu(?:text)?|scrollbar|threed(?:darkshadow|face|highlight|lightshadow|shadow)|window(?:frame|text)?|-(?:webkit|moz)-[a-z-]+)$/

/** A value in the form in which it is judged. */
export function plainValue(name: string, value: string): string {
  const said = value.trim().replace(importance, '').toLowerCase()
  return name === 'color' && said === 'currentcolor' ? 'inherit' : said
}

const ofSides = /^(?:margin|padding|border-(?:color|style|width))$/
const ofLine = /^border(?:-(?:top|right|bottom|left))?$/

/** What a part of a border says of it. */
const linePart = (token: string): string => {
  if (/^(?:[\d.+-]|thin$|medium$|thick$)/.test(token)) return 'width'
  return token === 'none' || lineStyles.split(' ').includes(token) ? 'style' : 'color'
}
const markerPart = (token: string): string => (/^(?:in|out)side$/.test(token) ? 'position' : 'type')

/** Values of shorthands that stand in no list here, as people write them. */
const shorthands: Readonly<Record<string, (said: string) => boolean>> = {
  background: said => /^(?:none|url\([^()'"\\\s]*\))$/.test(said) || parseColor(said) !== null,
  font: said =>
    /^(?:(?:normal|italic|bold|[1-9]00|small-caps) )*\d+(?:\.\d+)?(?:px|pt|r?em|%)(?:\/\d+(?:\.\d+)?(?:px|pt|em|%)?)? ["a-z][\w ,"-]*$/.test(
      said,
    ),
  'list-style': said => /^[a-z -]+$/.test(said) && isEachOnce(said, markerPart),
  outline: said => said === 'none',
}

const isEachOnce = (said: string, partOf: (token: string) => string): boolean => {
  const tokens = splitTokens(said)
  return new Set(tokens.map(partOf)).size === tokens.length
}

/** Whether every browser understands a declaration; of some that they do understand this is not known. */
export function isSurelyValid(name: string, value: string): boolean {
  const said = plainValue(name, value)
  if (forAll.has(said)) return true
  const property = cssProperty(name)
  if (!property) return shorthands[name]?.(said) === true
  const tokens = splitTokens(said)
  const isWhole =
    tokens.length === 1 ||
    (ofSides.test(name) && tokens.length <= 4) ||
    (ofLine.test(name) && isEachOnce(said, linePart))
  const isSure = (token: string): boolean =>
    /^(?!-[a-z])[\w#.%+-]+$/.test(token) && maybeToken(token, property)
  return isWhole && tokens.every(isSure)
}

/** Whether CSS drops a declaration of a known property: one of its parts is a word, a number or a colour that it does not take. */
export function isInvalid(property: CssProperty, value: string): boolean {
  if (forAll.has(value)) return false
  const tokens = splitTokens(value)
  if (tokens.length > 1 && !property.kinds.has('several')) return !/[("'\\/]/.test(value)
  if (value.replace(/\([^]*\)/g, '').includes(',') && !property.kinds.has('list')) return true
  return tokens.some(token => !maybeToken(token, property))
}
