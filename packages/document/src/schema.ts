import { Schema } from 'prosemirror-model'
import {
  bold,
  inlineCode,
  italic,
  strikethrough,
  subscript,
  superscript,
  underline,
} from './features/basic-marks/basic-marks.ts'
import { blockQuote } from './features/block-quote/block-quote.ts'
import { caption } from './features/caption/caption.ts'
import { codeBlock } from './features/code-block/code-block.ts'
import { backgroundColor, fontColor } from './features/color/color.ts'
import { heading } from './features/heading/heading.ts'
import { hostContainer, hostInline, hostLeaf } from './features/host-object/host-object.ts'
import { image } from './features/image/image.ts'
import { inlineImage } from './features/image/inline-image.ts'
import { lineBreak } from './features/line-break/line-break.ts'
import { link } from './features/link/link.ts'
import { listItem } from './features/list/list-item.ts'
import { list } from './features/list/list.ts'
import { media } from './features/media/media.ts'
import { mention } from './features/mention/mention.ts'
import { pageBreak } from './features/page-break/page-break.ts'
import { paragraph } from './features/paragraph/paragraph.ts'
import { table, tableCell, tableFigure, tableHeader, tableRow } from './features/table/table.ts'
import { doc, text } from './features/text/text.ts'
import type { HtmlMarkSpec, HtmlNodeSpec } from './html-spec.ts'
import { parseRulesOf } from './read/parse-rules.ts'

/** The names of the document's nodes. */
export type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'listItem'
  | 'blockQuote'
  | 'hostContainer'
  | 'hostLeaf'
  | 'codeBlock'
  | 'pageBreak'
  | 'image'
  | 'media'
  | 'tableFigure'
  | 'table'
  | 'tableRow'
  | 'tableCell'
  | 'tableHeader'
  | 'caption'
  | 'text'
  | 'lineBreak'
  | 'inlineImage'
  | 'mention'
  | 'hostInline'

/** The names of the document's marks, outermost first: the order in which they are saved. */
export type MarkName =
  | 'link'
  | 'backgroundColor'
  | 'fontColor'
  | 'italic'
  | 'strikethrough'
  | 'bold'
  | 'underline'
  | 'inlineCode'
  | 'subscript'
  | 'superscript'

const nodes: Record<NodeName, HtmlNodeSpec> = {
  doc,
  paragraph,
  heading,
  list,
  listItem,
  blockQuote,
  // Before what else may look like them.
  hostContainer,
  hostLeaf,
  codeBlock,
  pageBreak,
  image,
  media,
  tableFigure,
  table,
  tableRow,
  tableCell,
  tableHeader,
  caption,
  text,
  lineBreak,
  inlineImage,
  mention,
  hostInline,
}

const marks: Record<MarkName, HtmlMarkSpec> = {
  link,
  backgroundColor,
  fontColor,
  italic,
  strikethrough,
  bold,
  underline,
  inlineCode,
  subscript,
  superscript,
}

/** The schema of a Taskfield document. A spec that the reader could not follow is refused here, at start. */
export const schema: Schema<NodeName, MarkName> = new Schema({ nodes, marks })
parseRulesOf(schema)
