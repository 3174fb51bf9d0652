import { schema } from '@taskfield/document'
import type { ResolvedPos } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { announce } from '../../core/feature/announcement.ts'
import type { MentionItem } from '../../core/suggestion/mention-item.ts'
import type { SuggestionRange } from '../../core/suggestion/suggestion-source.tsx'
import { mentionInserted } from './messages.ts'
import { createMention } from './mention-node.ts'
import { noteSpace } from './space-after-mention.ts'

/** Before these nothing needs a space. */
const standsByItself = /^[\s\p{Pe}\p{Pf}.,;:!?…]/u

/**
 * Puts a mention in the place of a text, in its marks, with a space behind it where a word follows or nothing; the caret
 * goes behind both. Undo gives the text back.
 */
export function insertMention(item: MentionItem, { from, to }: SuggestionRange): Command {
  return ({ doc, tr }, dispatch) => {
    const $to = doc.resolve(to)
    const marks = doc.nodeAt(from)?.marks ?? []
    const mention = createMention(item, marks)
    if (!$to.parent.canReplaceWith($to.index(), $to.indexAfter(), mention.type)) return false
    const hasSpace = needsSpace($to)
    const content = hasSpace ? [mention, schema.text(' ', marks)] : [mention]
    tr.replaceWith(from, to, content)
    tr.setSelection(TextSelection.create(tr.doc, from + content.length)).setStoredMarks(marks)
    if (hasSpace) noteSpace(tr)
    dispatch?.(announce(tr.scrollIntoView(), mentionInserted(item.id)))
    return true
  }
}

function needsSpace({ nodeAfter }: ResolvedPos): boolean {
  const isLineEnd = nodeAfter?.type.spec.linebreakReplacement === true
  return !isLineEnd && !standsByItself.test(nodeAfter?.text ?? '')
}
