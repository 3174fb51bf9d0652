import MarkdownIt, { type StateCore, type StateInline, type Token } from 'markdown-it'

/** Raw HTML stays text; what an address may be, the reader says. */
const markdown = new MarkdownIt({ html: false, linkify: true })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.validateLink = () => true
// An address is kept as it was written.
markdown.normalizeLink = url => url
markdown.normalizeLinkText = url => url
// As where it is typed: the field has no other line across a text.
markdown.renderer.rules['hr'] = () => '<div style="page-break-after:always"></div>'
markdown.core.ruler.after('inline', 'boxes', readBoxes)
markdown.inline.ruler.before('html_inline', 'break', readBreak)

/** The line break that ends a block of code; the block needs none. */
const lastBreak = /\n(?=<\/code><\/pre>)/g

/** The HTML of a Markdown text, with boxes to check. Headings of a text begin with `h2`: where Markdown has one above, all go down. */
export function markdownHtml(text: string): string {
  const html = markdown.render(text).replace(lastBreak, '')
  if (!html.includes('<h1>')) return html
  return html.replace(
    /(<\/?h)([1-6])>/g,
    (_, tag: string, level: string) => `${tag}${Math.min(4, Number(level) + 1)}>`,
  )
}

/** Makes boxes of the signs that items begin with. Signs that were escaped are text. A list with boxes has no numbers. */
function readBoxes({ tokens }: StateCore): void {
  const lists: Token[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type.endsWith('list_open')) lists.push(token)
    if (token.type.endsWith('list_close')) token.tag = lists.pop()?.tag ?? token.tag
    const list = lists.at(-1)
    if (list && tokens[index - 2]?.type === 'list_item_open' && readBox(token))
      Object.assign(list, { tag: 'ul', attrs: null })
  }
}

/** Makes a box of the sign that the text of an item begins with; `false` where it begins with none. */
function readBox({ type, content, children }: Token): boolean {
  const box = type === 'inline' && /^\[([ xX])\](?: |\n|$)/.exec(content)
  const first = children?.[0]
  if (!box || !children || first?.type !== 'text') return false
  putBox(children, first, box[1] !== ' ')
  return true
}

function putBox(children: Token[], first: Token, isChecked: boolean): void {
  const box = new (first.constructor as typeof Token)('box', 'input', 0)
  box.attrSet('type', 'checkbox')
  if (isChecked) box.attrSet('checked', '')
  first.content = first.content.slice(3).trimStart()
  children.unshift(box)
}

/** The one element that tables of Markdown need: a line break in a cell. */
function readBreak(state: StateInline, silent: boolean): boolean {
  const tag = /^<br ?\/?>/i.exec(state.src.slice(state.pos, state.pos + 6))?.[0]
  if (tag === undefined) return false
  if (!silent) state.push('hardbreak', 'br', 0)
  state.pos += tag.length
  return true
}
