/**
 * A line of code as a line of prose holds it, where white space has less forms: a tab is four spaces, and a no-break
 * space at an edge or after a space is what an ordinary space is saved as.
 */
export function proseLine(line: string): string {
  return line
    .replaceAll('\t', '    ')
    .replaceAll(/[\r\f]/g, ' ')
    .replaceAll(/^\u00a0+|\u00a0+$| \u00a0+/g, spaces => ' '.repeat(spaces.length))
}
