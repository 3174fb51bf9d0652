import { Schema } from 'prosemirror-model'
import {
  bold,
  inlineCode,
  italic,
  strikethrough,
  subscript,
  superscript,
  underline,
} from './basic-marks/basic-marks.ts'
import { blockQuote } from './block-quote/block-quote.ts'
import { caption } from './caption/caption.ts'
import { codeBlock } from './code-block/code-block.ts'
import { backgroundColor, fontColor } from './color/color.ts'
import { heading } from './heading/heading.ts'
import { image } from './image/image.ts'
import { inlineImage } from './image/inline-image.ts'
import { lineBreak } from './line-break/line-break.ts'
import { link } from './link/link.ts'
import { listItem } from './list/list-item.ts'
import { list } from './list/list.ts'
import { media } from './media/media.ts'
import { mention } from './mention/mention.ts'
import { pageBreak } from './page-break/page-break.ts'
import { paragraph } from './paragraph/paragraph.ts'
import type { SavedMarkSpec, SavedNodeSpec } from './saved-form.ts'
import { table, tableCell, tableFigure, tableHeader, tableRow } from './table/table.ts'

/** The names of the document's nodes. */
export type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'listItem'
  | 'blockQuote'
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

const nodes: Record<NodeName, SavedNodeSpec> = {
  doc: { content: 'block+' },
  paragraph,
  heading,
  list,
  listItem,
  blockQuote,
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
  text: { group: 'inline' },
  lineBreak,
  inlineImage,
  mention,
}

const marks: Record<MarkName, SavedMarkSpec> = {
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

/** The schema of a Taskfield document. */
export const schema: Schema<NodeName, MarkName> = new Schema({ nodes, marks })
