import { blockAttrs, blockDomAttrs, blockStyle, readBlockAttrs } from '../paragraph/block-attrs.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'

/** The levels of headings as HTML has them: Heading 1 to 3 are `h2` to `h4`. */
const headingLevels = [2, 3, 4] as const

/** A heading. `h1`, which belongs to the page around the text, is read as `h2`. */
export const heading: HtmlNodeSpec = {
  group: 'block flow',
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 2, validate: 'number' }, ...blockAttrs },
  parseDOM: [1, ...headingLevels].map(level => ({
    tag: `h${level}`,
    getAttrs: (element: HtmlElement) => ({ level: Math.max(2, level), ...readBlockAttrs(element) }),
  })),
  toDOM: node => [`h${node.attrs['level']}`, blockDomAttrs(node), 0],
  toHtml: (node, writer) => {
    const tag = `h${node.attrs['level']}`
    return `${openTag(tag, { style: blockStyle(node) })}${writer.inline(node)}</${tag}>`
  },
}
