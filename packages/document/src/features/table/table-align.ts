import { attributeOf, hasClass, oneOf, styleOf } from '../../html/element-parts.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import { boxSides } from '../../values/tokens.ts'

/** Where a table stands: in the middle without a word, beside the text, or at a side by itself. */
export type TableAlign = 'left' | 'right' | 'block-left' | 'block-right'

const classes: readonly (readonly [name: string, align: TableAlign | null])[] = [
  ['table-style-align-left', 'left'],
  ['table-style-align-right', 'right'],
  ['table-style-align-center', null],
  ['table-style-block-align-left', 'block-left'],
  ['table-style-block-align-right', 'block-right'],
]

const sides = oneOf('left', 'right')
const places = oneOf('left', 'center', 'right')

function readClass(element: HtmlElement): TableAlign | null | undefined {
  for (const [name, align] of classes) if (hasClass(element, name)) return align
  return undefined
}

const isAuto = oneOf('auto')

/** What the margins at the sides say: they push the table away from the side where they are `auto`. */
function readMargins(element: HtmlElement): TableAlign | null | undefined {
  const box = styleOf(element, 'margin', value => {
    const all = boxSides(value)
    return all?.left === 'auto' || all?.right === 'auto' ? all : null
  })
  const left = (styleOf(element, 'margin-left', isAuto) ?? box?.left) === 'auto'
  const right = (styleOf(element, 'margin-right', isAuto) ?? box?.right) === 'auto'
  if (left && right) return null
  if (left) return 'block-right'
  return right ? 'block-left' : undefined
}

/** Where the style, the class or the `align` of a table or of its figure puts it: `undefined` when nothing does. */
export function readTableAlign(element: HtmlElement): TableAlign | null | undefined {
  const fromClass = readClass(element)
  if (fromClass !== undefined) return fromClass
  const fromFloat = styleOf(element, 'float', sides)
  if (fromFloat !== null) return fromFloat
  const fromMargins = readMargins(element)
  if (fromMargins !== undefined) return fromMargins
  const place = attributeOf(element, 'align', places)
  return place === 'center' ? null : (place ?? undefined)
}

/** Where the `align` of a wrapper puts the tables in it: `undefined` when it says nothing. */
export function readWrapperAlign(element: HtmlElement): TableAlign | null | undefined {
  const align = attributeOf(element, 'align', places)
  if (align === null) return undefined
  return align === 'center' ? null : (`block-${align}` as const)
}
