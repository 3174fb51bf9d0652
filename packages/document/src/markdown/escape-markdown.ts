/** What begins a block where it begins a line. */
const blockStart = /^(?:[-+](?=[-+\s]|$)|#(?=#{0,5}(?:\s|$))|[>=|]|:(?=-))/
const numberStart = /^(\d{1,9})([.)])(?=\s|$)/

/** Characters with a meaning anywhere: a star between spaces and a line within a word have none. */
const special =
  /[`[\]~]|\\(?=[!-/:-@[-`{-~]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?]|$)|&(?=#?[\da-z]+;)/giu

/** Writes text so that Markdown changes nothing in it. */
export function escapeMarkdown(text: string, startsLine: boolean): string {
  const escaped = text.replace(special, '\\$&')
  return startsLine ? escaped.replace(blockStart, '\\$&').replace(numberStart, '$1\\$2') : escaped
}

/** Writes a character so that it is punctuation for the signs beside it, and itself for the reader. */
export function encodeCharacter(character: string): string {
  return `&#${character.codePointAt(0) ?? 0};`
}

/** Code in a line, within as many backticks as it has none. */
export function codeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const pad = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${pad}${text}${pad}${fence}`
}

/** The signs around a block of code. */
export function codeFence(text: string): string {
  return '`'.repeat(Math.max(3, longestRun(text) + 1))
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
}

/** An address as the destination of a link or image. */
export function destination(url: string): string {
  const line = url.replaceAll(/[\n\r]/g, encodeURIComponent)
  const escaped = line.replaceAll(/[<>\\]|&(?=#?[\da-z]+;)/gi, '\\$&')
  return /^[^\s<>()\\]+$/.test(url) ? escaped : `<${escaped}>`
}
