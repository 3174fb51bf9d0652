import { leftMargin } from '../looks/lengths.ts'
import { classesOf, elementsBelow, isElement, shownText, type PastedElement } from '../tree/pasted-tree.ts'

/**
 * PowerPoint writes lists as Word does, with the sign as text, and has other names for it: the sign is a `span` of `mso-special-format`. The level is
 * in the class, `O1` below `O`, or only how far a line stands from the left. Names both as Word does.
 */
export function readSlideLists(body: PastedElement): void {
  const lines = [...elementsBelow(body)].flatMap(line => {
    const sign = line.name === 'div' ? signOf(line) : null
    return sign ? [{ line, sign }] : []
  })
  const margins = new Set(lines.map(({ line }) => leftMargin(line.style) ?? 0))
  const levels = [...margins].toSorted((one, other) => one - other)
  const areNamed = lines.some(({ line }) => namedLevel(line) > 1)
  for (const { line, sign } of lines) {
    const level = areNamed ? namedLevel(line) : levels.indexOf(leftMargin(line.style) ?? 0) + 1
    sign.style.set('mso-list', 'Ignore')
    // The sign of an empty line is not shown.
    if (shownText(line) === shownText(sign)) sign.children = []
    else line.style.set('mso-list', `slide level${level} slide`)
  }
}

/** The sign that a line begins with. */
function signOf(element: PastedElement): PastedElement | null {
  const first = element.children.find(isElement)
  if (!first) return null
  return first.style.has('mso-special-format') ? first : signOf(first)
}

function namedLevel(line: PastedElement): number {
  const named = classesOf(line).map(name => /^O(\d)$/.exec(name)?.[1])
  return Number(named.find(Boolean) ?? 0) + 1
}
