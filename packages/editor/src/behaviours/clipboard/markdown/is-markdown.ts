const fence = /^ {0,3}(?:```|~~~)/
const box = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]\[[ xX]\][ \t]/
const rule = /^[\s|:-]+$/

/** Signs of Markdown of which one kind alone may be anything: a comment of a script, a dash, a formula. */
const weak: readonly RegExp[] = [
  /^#{1,6}[ \t]/,
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/,
  /(?<![!\\])\[[^[\]]+\]\((?:https?:|mailto:|\/|#)[^\s()]*\)/,
]

/** Whether a plain text is surely Markdown: it has a block of code, a table, a box to check, or two of heading, list and link. */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r\n?|\n/)
  if (lines.some((line, index) => box.test(line) || isTableRule(line, lines[index - 1]))) return true
  if (lines.filter(line => fence.test(line)).length > 1) return true
  return weak.filter(sign => lines.some(line => sign.test(line))).length > 1
}

/** Whether a line parts the head of a table from its rows. */
function isTableRule(line: string, head = ''): boolean {
  return head.includes('|') && line.includes('|') && line.includes('-') && rule.test(line)
}
