import { selectionNear } from '../../dom/root-of.ts'
import { isText } from '../../dom/kinds.ts'
import type { EditorView } from 'prosemirror-view'
import type { Piece } from '../../core/transform/typed-marks.ts'
import { countSharedEnd, countSharedStart } from './shared-characters.ts'

/**
 * The text that an input method is about to change to `text`, where ProseMirror and the browser cannot do it together; `null`
 * elsewhere. Chromium selects it for that moment. It may stand in several nodes of the page, of which ProseMirror leaves one alone, or
 * change at an edge of its node, where Chromium writes into another: what is drawn anew meanwhile Chromium forgets, and writes again.
 */
export function findWrittenOver(view: EditorView, text: string): Piece | null {
  const range = selectedRange(view)
  if (!range) return null
  const from = view.posAtDOM(range.startContainer, range.startOffset)
  const to = view.posAtDOM(range.endContainer, range.endOffset)
  const $from = view.state.doc.resolve(from)
  const isInText = $from.parent.inlineContent && $from.sameParent(view.state.doc.resolve(to))
  if (from >= to || !isInText) return null
  return staysInNode(range, text, $from.parentOffset === 0) ? null : { from, to }
}

function selectedRange({ dom }: EditorView): Range | null {
  const selection = selectionNear(dom)
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  return dom.contains(range.commonAncestorContainer) ? range : null
}

/** Whether Chromium changes the text of a range without going beyond its one node. */
function staysInNode(range: Range, text: string, beginsBlock: boolean): boolean {
  const { startContainer: node, startOffset, endContainer } = range
  if (node !== endContainer || !isText(node)) return false
  const change = findChange(range.toString(), text)
  const link = node.parentElement?.closest('a')
  // Chromium takes white space that begins a node for the end of the one before.
  const isAtStart = change.atStart && node.data.slice(0, startOffset).trim() === ''
  if (isAtStart && (link || !beginsBlock)) return false
  return !link || !change.atEnd || !isEndOf(link, range)
}

interface Change {
  /** Whether something is written at the start of the old text, or at its end. */
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** What Chromium changes to make one text of another: it leaves what both begin and end with, in an order of its own. */
function findChange(old: string, text: string): Change {
  if (old === text) return { atStart: false, atEnd: false }
  // Of characters that others join it may leave none.
  if (joining.test(old + text)) return { atStart: true, atEnd: true }
  const start = countSharedStart(old, text)
  const end = countSharedEnd(old, text)
  const shortest = Math.min(old.length, text.length)
  return {
    atStart: end === shortest || old.slice(0, start).trim() === '',
    atEnd: text.length > start && (start === shortest || old.slice(old.length - end).trim() === ''),
  }
}

const joining = /[\p{M}\p{Cf}\u{10000}-\u{10ffff}]/u

function isEndOf(element: Element, { endContainer, endOffset }: Range): boolean {
  const rest = element.ownerDocument.createRange()
  rest.selectNodeContents(element)
  rest.setStart(endContainer, endOffset)
  return rest.toString() === ''
}
