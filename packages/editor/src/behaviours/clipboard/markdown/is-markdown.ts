const fence = /^ {0,3}(?:```|~~~(?!~))/
const box = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]\[[ xX]\][ \t]/
const rule = /^[\s|:-]+$/

/** One sharp with a text right below it, or with a small letter, is a comment of a script or a list of settings. */
const heading = /^(?:#[ \t]+(?![a-zа-яё]).*\n[ \t]*(?:\n|$)|#{2,6}[ \t])/m

/** Signs of Markdown of which one kind alone may be anything: a comment, a dash, a formula. */
const weak: readonly RegExp[] = [
  heading,
  /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m,
  /(?<![!\\])\[[^[\]\n]+\]\((?:https?:|mailto:|\/|#)[^\s()]*\)/,
]

/** A name of a setting, as YAML has it: there, too, sharps and dashes begin lines. */
const setting = /^[ \t]*(?:- +)?(?:[a-z]\w*|\w+(?:[.-]\w+)+|\w*_\w+):(?:\s|$)/m

/** What a shell, changes of code, a table of times and the comments of Git have, and no Markdown. */
const machine =
  /^(?:\$ |[\w.-]+@[\w.-]+:\S*[$#] |@@ -|(?:\+\+\+|---) [ab]\/|(?:[\d*,/-]+[ \t]+){5}\S|#[ \t]*$)/m

/** A value that is given a name, the head of a function, and a bracket that a line ends with: comments of code begin with sharps, too. */
const code = /^[ \t]*(?:[a-z_][\w.]*[ \t]*(?:=|<-)[ \t]*\S|(?:def|class)[ \t].*:$|\}$|.*\{$)/im

/** A longer text stays as it is: reading it as Markdown would hold up the page for longer than a third of a second. */
const longest = 300_000

/** Whether a plain text is surely Markdown: it has a block of code, a table, a box to check, or two of heading, list and link. */
export function isMarkdown(source: string): boolean {
  if (source.length > longest) return false
  const text = source.replaceAll(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (lines.some((line, index) => box.test(line) || isTableRule(line, lines[index - 1]))) return true
  if (lines.filter(line => fence.test(line)).length > 1) return true
  const signs = weak.filter(sign => sign.test(text)).length
  return signs > 1 && ![setting, machine, code].some(sign => sign.test(text))
}

/** Whether a line parts the head of a table from its rows. */
function isTableRule(line: string, head = ''): boolean {
  return head.includes('|') && line.includes('|') && line.includes('-') && rule.test(line)
}
