import { schema } from '@taskfield/document'
import { Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { isBlockObject } from '../../core/selection/block-object.ts'
import { captionLines, codeLines } from '../../core/transform/text-lines.ts'
import { findDropPlace } from './drop-place.ts'

const { blockQuote, caption, doc } = schema.nodes

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
  const outer = content.firstChild
  return outer?.type === doc ? new Slice(outer.content, openStart - 1, openEnd - 1) : slice
}

/** How many nodes stay open, from the outermost in: none from one on that stands by itself. */
function countOpen(outermost: Node | null, most: number, next: (node: Node) => Node | null): number {
  let open = 0
  for (let node = outermost; node && open < most && !standsAlone(node); node = next(node)) open++
  return open
}

function standsAlone(node: Node): boolean {
  if (node.type.spec.code === true) return node.textContent.includes('\n')
  return node.type === blockQuote || isBlockObject(node)
}
