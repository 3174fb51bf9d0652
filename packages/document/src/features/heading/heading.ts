import type { Node } from 'prosemirror-model'
import { attrsReader, type AttrSpecs } from '../../attrs.ts'
import { textBlockFacts } from '../../facts/node-facts.ts'
import { openTag } from '../../html/escape.ts'
import type { HtmlElement } from '../../html/html-element.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import {
  blockAttrSpecs,
  blockDomAttrs,
  blockStyle,
  readBlockAttrs,
  type BlockAttrs,
} from '../paragraph/block-attrs.ts'

/** The levels of headings as HTML has them: Heading 1 to 3 are `h2` to `h4`. */
const headingLevels = [2, 3, 4] as const

/** The attributes of a heading. */
export interface HeadingAttrs extends BlockAttrs {
  /** As HTML has it: 2 for Heading 1. */
  readonly level: (typeof headingLevels)[number]
}

const headingAttrSpecs: AttrSpecs<HeadingAttrs> = {
  level: { default: 2, validate: 'number' },
  ...blockAttrSpecs,
}

/** The attributes of a heading. */
export const headingAttrs: (node: Node) => HeadingAttrs = attrsReader(headingAttrSpecs)

const tagOf = (node: Node): string => `h${headingAttrs(node).level}`

/** A heading. `h1`, which belongs to the page around the text, is read as `h2`. */
export const heading: HtmlNodeSpec = {
  group: 'block flow',
  content: 'inline*',
  defining: true,
  attrs: headingAttrSpecs,
  facts: textBlockFacts,
  parseDOM: [1, ...headingLevels].map(level => ({
    tag: `h${level}`,
    getAttrs: (element: HtmlElement) => ({ level: Math.max(2, level), ...readBlockAttrs(element) }),
  })),
  toDOM: node => [tagOf(node), blockDomAttrs(node), 0],
  toHtml: (node, writer) =>
    `${openTag(tagOf(node), { style: blockStyle(node) })}${writer.inline(node)}</${tagOf(node)}>`,
}
