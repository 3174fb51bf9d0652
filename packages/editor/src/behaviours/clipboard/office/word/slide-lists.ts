import { leftMargin } from '../lengths.ts'
import { elementsBelow, isElement, type PastedElement } from '../pasted-tree.ts'

/**
 * PowerPoint writes lists as Word does, with the sign as text, and has other names for it: the sign is a `span` of `mso-special-format`, and the
 * level is only how far a line stands from the left. Names both as Word does.
 */
export function readSlideLists(body: PastedElement): void {
  const lines = [...elementsBelow(body)].flatMap(line => {
    const sign = line.children.find(isElement)
    return line.name === 'div' && sign?.style.has('mso-special-format') === true ? [{ line, sign }] : []
  })
  const margins = new Set(lines.map(({ line }) => leftMargin(line.style) ?? 0))
  const levels = [...margins].toSorted((one, other) => one - other)
  for (const { line, sign } of lines) {
    line.style.set('mso-list', `slide level${levels.indexOf(leftMargin(line.style) ?? 0) + 1} slide`)
    sign.style.set('mso-list', 'Ignore')
  }
}
