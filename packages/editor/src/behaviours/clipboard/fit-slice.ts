import { schema, writePlainText } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { fitText } from '../../core/transform/fit-text.ts'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { findDropPlace } from './drop-place.ts'

/**
 * What was read to be pasted, out of its document. What is dropped is fitted to its place: quotes, code of several lines and
 * objects stay by themselves, and code and captions take its text.
 */
export function fitSlice(slice: Slice, view: EditorView): Slice {
  const { content, openStart, openEnd } = withoutDocument(slice)
  const $place = findDropPlace(view)
  if (!$place) return new Slice(content, openStart, openEnd)
  const { type } = $place.parent
  if (type.spec.code === true) return new Slice(codeLines(content), 0, 0)
  if (type === schema.nodes.caption) return new Slice(captionLines(content), 0, 0)
  return new Slice(
    content,
    countOpen(content.firstChild, openStart, node => node.firstChild),
    countOpen(content.lastChild, openEnd, node => node.lastChild),
  )
}

function withoutDocument(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice
  const doc = content.firstChild
  return doc?.type === schema.nodes.doc ? new Slice(doc.content, openStart - 1, openEnd - 1) : slice
}

/** The plain text of content, as code holds it. */
export function codeLines(content: Fragment): Fragment {
  const text = writePlainText(content)
  return text ? Fragment.from(schema.text(text)) : Fragment.empty
}

/** The text of all blocks, as lines of one. */
export function captionLines(content: Fragment): Fragment {
  const { caption, lineBreak, paragraph } = schema.nodes
  const lines: Node[] = []
  const addLine = (block: Node): void => {
    if (lines.length > 0) lines.push(lineBreak.create())
    const { content: line } = fitText(block, caption.create())
    lines.push(...line.filter(({ type }) => caption.contentMatch.matchType(type)))
  }
  if (content.firstChild?.isInline === true) addLine(paragraph.create(null, content))
  content.descendants(block => {
    if (block.isTextblock) addLine(block)
    return !block.isTextblock
  })
  return Fragment.from(lines)
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
