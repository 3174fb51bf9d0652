import { schema, writePlainText } from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { fitText, linesOf } from '../../core/transform/fit-text.ts'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { findDropPlace } from './drop-place.ts'

const { caption, image } = schema.nodes

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
  if (type === caption) return new Slice(captionLines(content), 0, 0)
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

/** The text of all blocks, as lines of one. What a caption cannot hold leaves its words there: an image its alternative text. */
export function captionLines(content: Fragment): Fragment {
  const lines: Node[] = []
  const addLine = (line: readonly Node[]): void => {
    if (lines.length > 0) lines.push(schema.nodes.lineBreak.create())
    lines.push(...line)
  }
  if (content.firstChild?.isInline === true) addLine(content.content.flatMap(inCaption))
  content.descendants(block => {
    if (block.isTextblock) addLine(fitText(block, caption.create()).content.flatMap(inCaption))
    else if (block.isAtom || block.type === image) {
      // Its caption, if it has one, is a line of its own.
      const words = wordsOf(block.copy(Fragment.empty))
      if (words.length > 0) addLine(words)
    }
    return !block.isTextblock
  })
  return Fragment.from(lines)
}

function inCaption(node: Node): readonly Node[] {
  return caption.contentMatch.matchType(node.type) ? [node] : wordsOf(node)
}

function wordsOf(node: Node): readonly Node[] {
  const { content } = linesOf(writePlainText(Fragment.from(node)).trim())
  return content.map(line => line.mark(node.marks))
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
