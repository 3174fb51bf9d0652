/**
 * A line of code as a line of prose holds it, where white space has less forms: a tab is four spaces, and a no-break
 * space at an edge or after a space is what an ordinary space is saved as.
 */
function proseLine(line: string): string {
  return line
    .replaceAll('\t', '    ')
    .replaceAll(/[\r\f]/g, ' ')
    .replaceAll(/^\u00a0+|\u00a0+$| \u00a0+/g, spaces => ' '.repeat(spaces.length))
}

/** The lines of code as paragraphs: one that is a single space is saved as an empty one. */
export function proseParagraphs(code: string): string[] {
  return code.split('\n').map(line => {
    const prose = proseLine(line)
    return prose === ' ' ? '' : prose
  })
}

/** The lines of code as lines of one block: the last of them is a paragraph's end, the others may be a single space. */
export function proseLines(code: string): string[] {
  const lines = code.split('\n').map(proseLine)
  const last = lines.pop() ?? ''
  return [...lines, last === ' ' ? '' : last]
}

/** Where a place in code is in its lines as prose; from the end of one line to the start of the next it is `gap`. */
export function findInProse(code: string, offset: number, lines: readonly string[], gap: number): number {
  const before = code.slice(0, offset).split('\n')
  const index = before.length - 1
  const start = lines.slice(0, index).reduce((size, line) => size + line.length + gap, 0)
  return start + Math.min(proseLine(before[index] ?? '').length, lines[index]?.length ?? 0)
}
