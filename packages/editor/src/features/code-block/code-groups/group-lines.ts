/** How many lines make a group of code, and where none may begin: from one offset to another, both included. */
export interface LineGrouping {
  readonly size: number
  readonly apart: readonly [number, number] | null
}

/** Whether a text has at least so many lines. */
export function hasLines(text: string, count: number): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < count; at = text.indexOf('\n', at + 1)) lines++
  return lines >= count
}

/** The lines around what is selected that are edited with it: to the start of the line before, and to the start of the second one after. */
export function linesAround(text: string, from: number, to: number): readonly [number, number] {
  const startOf = (offset: number): number => (offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0)
  const after = (offset: number): number => text.indexOf('\n', offset) + 1 || text.length + 1
  return [startOf(startOf(from) - 1), after(after(to))]
}

/**
 * Where the groups of a text's lines begin, the first at its start: where they began before, as far as lines still begin there.
 * A group of more than twice the size is parted, and two that make one of the size become it.
 */
export function groupLines(text: string, before: Iterable<number>, grouping: LineGrouping): number[] {
  const kept = [...new Set(before)].filter(at => mayBegin(text, at, grouping)).toSorted((a, b) => a - b)
  const groups: number[][] = []
  for (const [index, start] of [0, ...kept].entries()) {
    const lines = lineStarts(text, start, kept[index] ?? text.length)
    const last = groups.at(-1)
    if (last && last.length + lines.length <= grouping.size) last.push(...lines)
    else groups.push(lines)
  }
  return groups.flatMap(lines => [
    ...lines.slice(0, 1),
    ...(lines.length > 2 * grouping.size ? parted(text, lines, grouping) : []),
  ])
}

function mayBegin(text: string, at: number, { apart }: LineGrouping): boolean {
  if (at <= 0 || at >= text.length || text[at - 1] !== '\n') return false
  return !apart || at < apart[0] || at > apart[1]
}

/** Where lines begin, from the start of one on. */
function lineStarts(text: string, from: number, to: number): number[] {
  const starts = [from]
  for (let at = text.indexOf('\n', from) + 1; at > 0 && at < to; at = text.indexOf('\n', at) + 1)
    starts.push(at)
  return starts
}

/** The starts of further groups in one that has grown long. */
function parted(text: string, lines: readonly number[], grouping: LineGrouping): number[] {
  const starts: number[] = []
  let count = 0
  for (const [index, at] of lines.entries()) {
    if (count >= grouping.size && lines.length - index >= grouping.size && mayBegin(text, at, grouping)) {
      starts.push(at)
      count = 0
    }
    count++
  }
  return starts
}
