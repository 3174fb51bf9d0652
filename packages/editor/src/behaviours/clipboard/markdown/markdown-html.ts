import MarkdownIt from 'markdown-it'

/** Raw HTML stays text; what an address may be, the reader says. */
const markdown = new MarkdownIt({ html: false, linkify: true })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
markdown.validateLink = () => true

/** An item that begins with a box. Text cannot look so: its `<` is escaped. */
const boxes = /(<li>\n?(?:<p>)?)\[([ xX])\] /g

/** The line break that ends a block of code; the block needs none. */
const lastBreak = /\n(?=<\/code><\/pre>)/g

/** The HTML of a Markdown text, with boxes to check. Headings of a text begin with `h2`: where Markdown has one above, all go down. */
export function markdownHtml(text: string): string {
  const html = markdown
    .render(text)
    .replace(lastBreak, '')
    .replace(boxes, (_, start: string, mark: string) =>
      mark === ' ' ? `${start}<input type="checkbox">` : `${start}<input type="checkbox" checked>`,
    )
  if (!html.includes('<h1>')) return html
  return html.replace(
    /(<\/?h)([1-6])>/g,
    (_, tag: string, level: string) => `${tag}${Math.min(4, Number(level) + 1)}>`,
  )
}
