const frame = document.createElement('iframe')
document.body.append(frame)
const page = (): Document => frame.contentDocument as Document
frame.srcdoc = '<!doctype html><title>x</title>'
await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))

/** Two values of each property, for pages on which everything is set. */
const loudLines = `
color rgb(1,2,3) rgb(4,5,6)
background-color rgb(7,8,9) rgb(10,11,12)
background-image url(1.png) url(2.png)
font-size 31px 33px
font-weight 200 800
font-style italic oblique
font-family one two
font-variant small-caps unicase
font-stretch condensed expanded
text-decoration overline dotted
text-align right justify
text-indent 11px 12px
text-transform lowercase capitalize
letter-spacing 3px 4px
word-spacing 3px 4px
line-height 3 4
white-space pre-line break-spaces
margin 21px 22px
padding 21px 22px
border 3px_dotted_green 4px_dashed_blue
width 201px 202px
height 201px 202px
max-width 301px 302px
display flow-root inline-table
float right inline-end
clear left right
position sticky relative
top 7px 8px
opacity 0.3 0.4
visibility collapse hidden
vertical-align 3px 4px
list-style-type georgian armenian
list-style-position inside outside
list-style-image url(1.png) url(2.png)
box-shadow 1px_1px_green 2px_2px_green
text-shadow 1px_1px_green 2px_2px_green
border-radius 7px 8px
overflow-wrap anywhere break-word
word-break keep-all break-all
direction rtl ltr
unicode-bidi isolate-override bidi-override
cursor wait move
-webkit-text-stroke-width 1px 3px
transform scale(2) scale(3)
filter blur(3px) blur(4px)
column-count 3 4
zoom 1.5 1.6
writing-mode vertical-lr vertical-rl
text-wrap-style pretty stable
outline 3px_dotted_green 4px_dashed_blue
`
const settings = loudLines
  .trim()
  .split('\n')
  .map(line => line.split(' ').map(word => word.replaceAll('_', ' ')))
const setAll = (index: number): string =>
  settings.map(([name, ...values]) => `${name}:${values[index]}`).join(';')
const watched = [
  ...settings.map(([name = '']) => name),
  'background-position',
  'background-repeat',
  'border-spacing',
  'border-collapse',
]

/** Style sheets of pages: of one that sets nothing, and of others that set everything, by the depth of an element. */
export const pages: readonly string[] = [
  '',
  `:where(*){${setAll(0)}} :where(.odd){${setAll(1)}}`,
  `:where(*){${setAll(1)}} :where(.odd){${setAll(0)}}`,
  `:where(*){${setAll(0)}}`,
  `body{${setAll(0)}}`,
]

const computed = (element: Element): CSSStyleDeclaration =>
  (page().defaultView as Window).getComputedStyle(element)

/** What is seen of a property: lines and backgrounds of elements around count as well. */
function shown(element: Element, name: string): string {
  const value = computed(element).getPropertyValue(name).replace('-webkit-', '')
  if (name === 'text-align')
    return value === 'left' && computed(element).direction === 'ltr' ? 'start' : value
  if (name !== 'text-decoration' && name !== 'background-color') return value
  const around = element.parentElement ? shown(element.parentElement, name) : ''
  if (name === 'background-color') return value === 'rgba(0, 0, 0, 0)' ? around : value
  return [...new Set(`${around} ${value}`.split(' '))]
    .filter(word => word !== 'none')
    .toSorted()
    .join(' ')
}

/** How lines are set is no matter in a line, and how a line is placed none of a block. */
const isSeen = (name: string, { display }: CSSStyleDeclaration): boolean =>
  name === 'text-align'
    ? !/^(?:inline|none)$/.test(display)
    : name !== 'vertical-align' || /^(?:inline|table-)/.test(display)

function markOdd(element: Element, isOdd: boolean): void {
  element.classList.toggle('odd', isOdd)
  for (const child of element.children) markOdd(child, !isOdd)
}

/** The looks of every element of a text on a page: on one that sets nothing, what is seen; elsewhere all that is computed. */
export function looksOn(css: string, html: string): readonly string[] {
  const { body, head } = page()
  // Styles are computed without the work of a layout.
  head.innerHTML = `<style>${css}${css && 'html{display:none!important}'}</style>`
  body.innerHTML = html
  if (css) markOdd(body, true)
  return [...body.querySelectorAll('*')].flatMap(element => {
    const style = computed(element)
    const names = css ? watched : watched.filter(name => isSeen(name, style))
    return names.map(
      name => `${element.localName} ${name}: ${css ? style.getPropertyValue(name) : shown(element, name)}`,
    )
  })
}
