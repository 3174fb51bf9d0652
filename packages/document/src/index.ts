export { schema, type MarkName, type NodeName } from './schema.ts'
export { sanitize } from './content/sanitize.ts'
export { isEmpty, toText } from './content/to-text.ts'
export { countText, wordCount, type TextCount } from './content/count-text.ts'
export { imagesOf, linksOf, mentionsOf, type FoundImage, type FoundLink } from './content/found.ts'
export type { Content } from './content/content.ts'
export { parseTree, parseLive } from '#parser'
export { plainTree, readBlocks, readHtml, readTrees, type ReadOptions } from './read/read-html.ts'
export { writeBeside, writeBlocks, writeHtml } from './write/write-html.ts'
export { savedPart } from './write/saved-part.ts'
export { writePlainText } from './write/write-plain-text.ts'
export { factsOf, joinsNext, type NodeFacts } from './facts/node-facts.ts'
export { changedRange, everyBlock, type ChangedRange } from './facts/changed-blocks.ts'
export { escapeText, openTag } from './html/escape.ts'
export { trustedHtml } from './html/trusted-html.ts'
export { PlainNesting } from './html/plain-nesting.ts'
export { decodePlain, PlainTreeBuilder } from './html/plain-tree.ts'
export type { TreeAttribute } from './html/tree-element.ts'
export { hiddenStyles, type HiddenStyles } from './html/hidden-styles.ts'
export { HtmlTooComplex } from './html/limits.ts'
export { parseablePieces, parseablePiecesInSteps } from './html/parseable-pieces.ts'
export type { HtmlElement, HtmlNode, LiveTree, ParsedElement, ParseTree } from './html/html-element.ts'
export {
  alignOf,
  blockAttrs,
  indentOf,
  type Align,
  type BlockAttrs,
} from './features/paragraph/block-attrs.ts'
export { headingAttrs, type HeadingAttrs } from './features/heading/heading.ts'
export { codeBlockAttrs, type CodeBlockAttrs } from './features/code-block/code-block.ts'
export {
  firstNumber,
  listAttrs,
  listItemAttrs,
  type ListAttrs,
  type ListItemAttrs,
  type ListKind,
} from './features/list/list-attrs.ts'
export {
  blockImageStyles,
  imageAttrs,
  inlineImageStyles,
  type ImageAttrs,
} from './features/image/image-attrs.ts'
export { pendingUploads } from './features/image/pending-uploads.ts'
export { parseSrcset } from './features/image/srcset.ts'
export { blockImageAttrs, type BlockImageAttrs } from './features/image/image.ts'
export { mediaAttrs, type MediaAttrs } from './features/media/media.ts'
export type { FrameShape, MediaKind, MediaProvider } from './features/media/media-provider.ts'
export {
  findMedia,
  mediaFrameOrigins,
  mediaProviders,
  type FoundMedia,
  type MediaFrame,
} from './features/media/media-providers.ts'
export {
  defineHostObject,
  type HostAttribute,
  type HostObject,
  type HostObjectKind,
} from './features/host-object/define-host-object.ts'
export { createHostObject } from './features/host-object/create-host-object.ts'
export {
  hostObjectAttrs,
  type HostObjectAttrs,
  type HostValues,
} from './features/host-object/host-element.ts'
export { mentionAttrs, type MentionAttrs } from './features/mention/mention.ts'
export {
  cellAttrs,
  tableAttrs,
  tableFigureAttrs,
  type CellAttrs,
  type TableAttrs,
  type TableFigureAttrs,
} from './features/table/table-attrs.ts'
export {
  byColumn,
  endColumn,
  endRow,
  fillGaps,
  gridOf,
  normalizeTable,
  rowsOf,
  tableOf,
  type GridCell,
  type TableGrid,
} from './features/table/grid.ts'
export type { TableAlign } from './features/table/table-align.ts'
export { borderStyles } from './features/table/border.ts'
export { linkAttrs, shownLinkAttributes, type LinkAttrs } from './features/link/link.ts'
export { colorAttrs, type ColorAttrs } from './features/color/color.ts'
export { parseColor, parseFontColor } from './values/color.ts'
export { showColors } from './values/shown-colors.ts'
export { parseDeclarations, writeDeclarations, type Declarations } from './values/declarations.ts'
export { parseLength, type Length } from './values/length.ts'
export { followedHref, isExternal, safeUrl, type UrlUse } from './values/url.ts'
export { findChanges, type Change } from './merge/find-changes.ts'
export { mergeDocuments, type Merge, type Versions } from './merge/merge-documents.ts'
export type { Conflict } from './merge/merge-blocks.ts'
