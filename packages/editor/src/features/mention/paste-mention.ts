import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../core/feature/automatic-change.ts'
import { isUndo } from '../../core/feature/history.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import type { MentionItem } from '../../core/suggestion/mention-item.ts'
import { createMention } from './mention-node.ts'

const { link } = schema.marks

/** A pasted address that the host may know as one of its own. */
interface PastedAddress {
  readonly from: number
  readonly to: number
  readonly url: string
}

const key = new PluginKey<PastedAddress | null>('pastedMention')

/**
 * Makes a mention of a pasted address that the host knows, alone and on no selection. The address is pasted first, as it would be without a host, so undo gives
 * it back. A host that has to ask its server finds the address where it is by then; where it was changed, it stays.
 */
export const pasteMention: Plugin<PastedAddress | null> = new Plugin<PastedAddress | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, pasted) {
      const noted = transaction.getMeta(key) as PastedAddress | undefined
      if (noted) return noted
      return pasted && transaction.docChanged ? mapPasted(pasted, transaction) : pasted
    },
  },
  props: {
    handlePaste(view, event) {
      const url = event.clipboardData?.getData('text/plain').trim() ?? ''
      const { selection } = view.state
      const { mentionFromUrl } = contextOf(view.state)
      if (!mentionFromUrl || !isAddress(url) || !isTextCaret(selection)) return false
      const found = mentionFromUrl(url)
      if (!found) return false
      // What others make of the paste comes first.
      queueMicrotask(() => void replace(view, url, found))
      return false
    },
  },
})

function isAddress(text: string): boolean {
  return /^\S+$/.test(text) && /^(?:https?:)?\/\//i.test(text)
}

function isTextCaret(selection: EditorState['selection']): boolean {
  const $caret = selection instanceof TextSelection ? selection.$cursor : null
  return $caret !== null && $caret.parent.type.spec.code !== true
}

type Found = MentionItem | null | undefined

async function replace(view: EditorView, url: string, found: Found | Promise<Found>): Promise<void> {
  const to = view.state.selection.head
  const pasted = { from: to - url.length, to, url }
  if (!isThere(view.state.doc, pasted)) return
  view.dispatch(view.state.tr.setMeta(key, pasted))
  const noted = key.getState(view.state)
  const item = isPromise(found) ? await found.catch(() => null) : found
  const current = key.getState(view.state)
  if (view.isDestroyed || !item || !current || current.url !== noted?.url) return
  const { from, to: end } = current
  const marks = view.state.doc.nodeAt(from)?.marks.filter(({ type }) => type !== link) ?? []
  view.dispatch(asAutomatic(view.state.tr.replaceWith(from, end, createMention(item, marks))))
}

function isPromise(found: Found | Promise<Found>): found is Promise<Found> {
  return found instanceof Promise
}

/** Whether the address stands there, as text that may hold an object. */
function isThere(doc: Node, { from, to, url }: PastedAddress): boolean {
  if (from < 0 || to > doc.content.size || doc.textBetween(from, to, '\n', '\ufffc') !== url) return false
  return !doc.rangeHasMark(from, to, schema.marks.inlineCode)
}

/** Where it is after a change; `null` when that touched it, and after undo. */
function mapPasted(pasted: PastedAddress, transaction: Transaction): PastedAddress | null {
  if (isUndo(transaction)) return null
  const { mapping, doc } = transaction
  const mapped = { ...pasted, from: mapping.map(pasted.from, 1), to: mapping.map(pasted.to, -1) }
  return isThere(doc, mapped) ? mapped : null
}
