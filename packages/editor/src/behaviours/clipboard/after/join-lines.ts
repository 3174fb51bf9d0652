/** What begins an item of a list. */
const marker = /^(?:[•◦▪●■‣–—*-]|\(?(?:\d{1,3}|\p{L})[.)])\s/u

/** From how many letters on a line may have ended at the edge of a page. */
const shortestFull = 40

/** A longer text stays as it is: it would hold up the page. */
const longest = 300_000

/** What part of the longest line the last line of a paragraph is shorter than. */
const full = 0.75

const longestWord = 60
const word = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu
const wordAtStart = /^[\p{L}\d]+(?:-[\p{L}\d]+)*/u

/** Words that a hyphen of their own parts, by what stands before and behind it. */
const parted: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/./, /^(?:либо|нибудь|таки)$/],
  [
    /^(?:кто|что|как|где|когда|куда|чей|почему|зачем|ког?о|кому|чему|ч[еэё]м|как(?:ой|ая|ое|ие|их|им|ую))$/,
    /^то$/,
  ],
  [/^ко[ей]$/, /./],
  [/^из$/, /^(?:за|под)$/],
  [/^(?:по|во?)$/, /(?:[еом]му|ски|цки|ьи|ых|их)$/],
]

/**
 * Text whose lines end at the edge of a page, as viewers of PDF copy it, with the lines of each paragraph joined; `null` where no line surely
 * goes on in the next one. A paragraph ends at an empty line, before the sign of an item, and behind a line that is clearly shorter than the
 * longest, unless the next goes on with a small letter. A word that a hyphen parts at the end of a line is one again, where the hyphen is not
 * its own.
 */
export function joinLines(text: string): string | null {
  if (text.length > longest) return null
  const lines = text.split(/\r\n?|\n/).map(line => line.trim())
  if (isCode(lines) || !lines.some(goesOn)) return null
  const width = lines.reduce((widest, { length }) => Math.max(widest, length), 0)
  const words = new Set(text.match(word))
  const paragraphs: string[][] = []
  let before = ''
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (line !== '' && last && before !== '' && !isEnd(before, line, width)) join(last, line, words)
    else if (line !== '') paragraphs.push([line])
    before = line
  }
  return paragraphs.map(parts => parts.join('')).join('\n\n')
}

/** Whether a line surely goes on in the next. */
const goesOn = (line: string, index: number, lines: readonly string[]): boolean =>
  line.length >= shortestFull &&
  /^\p{Ll}/u.test(lines[index + 1] ?? '') &&
  !marker.test(lines[index + 1] ?? '')

/** Lines of code end with signs of their own. */
const isCode = (lines: readonly string[]): boolean =>
  lines.filter(line => /[;{}]$/.test(line)).length * 2 > lines.length

/** Whether a paragraph ends with a line. */
function isEnd(line: string, next: string, width: number): boolean {
  if (marker.test(next)) return true
  if (line.length >= width * full) return false
  return !/^\p{Ll}/u.test(next) || /[.!?…:;]$/.test(line)
}

/** Puts a line behind the parts of a paragraph: after a space, or where a word goes on. */
function join(parts: string[], line: string, words: ReadonlySet<string>): void {
  const last = parts.pop() ?? ''
  if (last.endsWith('\u00ad')) {
    parts.push(last.slice(0, -1), line)
    return
  }
  const [, start] = /([\p{L}\d-]*[\p{L}\d])[-\u2010]$/u.exec(last.slice(-longestWord)) ?? []
  const [end = ''] = wordAtStart.exec(line) ?? []
  if (start === undefined) parts.push(last, ' ', line)
  else parts.push(isOwnHyphen(start, end, words) ? last : last.slice(0, -1), line)
}

/** Whether the hyphen between two parts of a word is its own: the text has the word with it, or words of the kind have it. */
function isOwnHyphen(start: string, end: string, words: ReadonlySet<string>): boolean {
  if (!/^\p{Ll}/u.test(end)) return true
  if (start.includes('-') || end.includes('-') || words.has(`${start}-${end}`)) return true
  if (words.has(start + end)) return false
  const first = start.toLowerCase()
  return parted.some(([before, behind]) => before.test(first) && behind.test(end))
}
