import { schema, writePlainText } from '@taskfield/document'
import { Fragment, Slice, type Node, type ResolvedPos } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { findPastePlace } from './paste-place.ts'

/**
 * Fits what is pasted to its place: code takes its text, a caption its lines, and a list its paragraphs and headings as items. Quotes,
 * code of several lines and objects stay by themselves, and other text runs together with the text around it.
 */
export function fitSlice(slice: Slice, view: EditorView): Slice {
  const $place = findPastePlace(view)
  const { type } = $place.parent
  if (type.spec.code === true) return textSlice(writePlainText(slice.content))
  if (type === schema.nodes.caption) return new Slice(takeLines(slice), 0, 0)
  const { content, openStart, openEnd } = asItems(slice, $place) ?? slice
  return new Slice(
    content,
    countOpen(content.firstChild, openStart, node => node.firstChild),
    countOpen(content.lastChild, openEnd, node => node.lastChild),
  )
}

function textSlice(text: string): Slice {
  return text ? new Slice(Fragment.from(schema.text(text)), 0, 0) : Slice.empty
}

/** The text of all blocks, as lines of one. */
function takeLines({ content }: Slice): Fragment {
  const lines: Node[] = []
  content.descendants(node => {
    if (node.isTextblock && lines.length > 0) lines.push(schema.nodes.lineBreak.create())
    if (node.isInline && schema.nodes.caption.contentMatch.matchType(node.type)) lines.push(node)
  })
  return Fragment.from(lines)
}

/** Paragraphs and headings that are pasted into the text of an item become items. */
function asItems({ content }: Slice, $place: ResolvedPos): Slice | null {
  const isInItem = $place.depth > 1 && $place.node(-1).type === schema.nodes.listItem
  if (!isInItem || content.childCount < 2) return null
  const { heading, listItem, paragraph } = schema.nodes
  if (content.content.some(({ type }) => type !== paragraph && type !== heading)) return null
  const items = content.content.map(block => listItem.create(null, block))
  return new Slice(Fragment.from($place.node(-2).copy(Fragment.from(items))), 3, 3)
}

/** How many nodes stay open, from the outermost in: none from one on that stands by itself. */
function countOpen(outermost: Node | null, most: number, next: (node: Node) => Node | null): number {
  let open = 0
  for (let node = outermost; node && open < most && !standsAlone(node); node = next(node)) open++
  return open
}

function standsAlone(node: Node): boolean {
  if (node.type.spec.code === true) return node.textContent.includes('\n')
  return node.type === schema.nodes.blockQuote || isBlockObject(node)
}
