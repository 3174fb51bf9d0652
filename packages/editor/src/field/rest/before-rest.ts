import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { TextSelection, type EditorState } from 'prosemirror-state'
import { contextOf } from '../../core/feature/host-context.ts'

/** From how many blocks on a text waits for the rest of the code, so that it is drawn once, in groups. */
const manyBlocks = 200

/** Whether a text is shown before the rest of the code is there. */
export function isShownFirst(doc: Node): boolean {
  return doc.childCount < manyBlocks
}

/** Whether a text may be changed before the rest of the code is there: it is made of paragraphs and headings of text alone. */
export function isEditedFirst(doc: Node): boolean {
  return isShownFirst(doc) && childrenOf(doc).every(isPlainBlock)
}

function isPlainBlock(block: Node): boolean {
  return block.isTextblock && !block.type.spec.code && childrenOf(block).every(isPlain)
}

function isPlain(inline: Node): boolean {
  return inline.isText || inline.type === schema.nodes.lineBreak
}

/** Whether a key means the same whatever features the field has, in a text that is edited first. */
export function isPlainKey(pressed: KeyboardEvent, state: EditorState): boolean {
  const { selection } = state
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  // No list that goes deeper, and nothing that is open.
  if (key === 'Tab' || key === 'Escape') return true
  if (ctrlKey || metaKey || altKey || !(selection instanceof TextSelection)) return false
  if (/^Arrow|^(?:Home|End)$/u.test(key)) return !shiftKey
  // Printed characters are made of what is typed, at any key.
  return !contextOf(state).typography && isPlainChange(key, selection)
}

function isPlainChange(key: string, { $from, $to, empty }: TextSelection): boolean {
  const { parent, parentOffset } = $from
  // Marks have edges.
  if (childrenOf(parent).some(({ marks }) => marks.length > 0)) return false
  if (key === 'Backspace') return empty && parentOffset > 0
  return $from.sameParent($to) && isPlainCharacter(key, parent.textBetween(0, parentOffset, null, '\n'))
}

/**
 * Whether a character means nothing but itself: a letter or digit, or a space behind a word of such. Punctuation may begin a list,
 * formatting or a list of people, and be a part of an address.
 */
function isPlainCharacter(key: string, before: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) || (key === ' ' && /(?:^|[ \n])[\p{L}\p{N}]+$/u.test(before))
}

function childrenOf(node: Node): readonly Node[] {
  return node.content.content
}
