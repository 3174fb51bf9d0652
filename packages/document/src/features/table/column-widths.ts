import { attributeOf, styleOf } from '../../html/element-parts.ts'
import { elementsOf, type HtmlElement } from '../../html/html-element.ts'
import { readerLimits } from '../../html/limits.ts'
import { attributeLength, keepLength, parseLength } from '../../values/length.ts'

/** Without a width of its own a column is as wide as its content; none is of no width at all. */
function readWidth(element: HtmlElement): string | null {
  const width = styleOf(element, 'width', keepLength) ?? attributeOf(element, 'width', attributeLength)
  return width === null || parseLength(width)?.value === 0 ? null : width
}

const parseSpan = (value: string): number | null => {
  const span = Number.parseInt(value)
  return span >= 1 ? span : null
}

/** The widths of a table's columns, where any is set: those of each `col`, else of its `colgroup`. */
export function readColumnWidths(table: HtmlElement): readonly (string | null)[] | null {
  const widths: (string | null)[] = []
  const add = (element: HtmlElement, width: string | null): void => {
    element.consumed?.('')
    const span = attributeOf(element, 'span', parseSpan) ?? 1
    for (let count = 0; count < span && widths.length < readerLimits.columns; count++) widths.push(width)
  }
  for (const group of elementsOf(table)) {
    if (group.localName !== 'colgroup') continue
    group.consumed?.('')
    const shared = readWidth(group)
    const own = elementsOf(group).filter(({ localName }) => localName === 'col')
    if (own.length === 0) add(group, shared)
    for (const column of own) add(column, readWidth(column) ?? shared)
  }
  return widths.some(width => width !== null) ? widths : null
}
