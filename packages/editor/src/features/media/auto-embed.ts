import { schema } from '@taskfield/document'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { asAutomatic } from '../../core/feature/automatic-change.ts'
import { hasFeature } from '../../core/feature/feature-list.ts'
import { isUndo } from '../../core/feature/history.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { findChangedRange } from '../../core/transform/changed-range.ts'
import { insertObject } from '../../core/transform/insert-object.ts'
import { findMediaAddress } from './read-media-address.ts'
import { selectInserted } from '../../core/selection/inserted-object.ts'

/** How long a pasted address stands as text: ms, from the specification. */
const embedDelay = 100

const { media } = schema.nodes
const { inlineCode, link } = schema.marks

/** A pasted address that is about to become media. */
interface PastedAddress {
  readonly from: number
  readonly to: number
  /** What was pasted. */
  readonly text: string
  /** The address of the media. */
  readonly url: string
  /** The same however the text around it changes. */
  readonly id: object
}

const key = new PluginKey<PastedAddress | null>('autoEmbed')

/** The pasted address that is about to become media. */
export function findPastedAddress(state: EditorState): PastedAddress | null {
  return key.getState(state) ?? null
}

/**
 * Makes media of an address that was pasted alone and that a provider knows, a moment later, so that it is in the text
 * meanwhile; undo gives it back as a link. It is left alone when it is changed or undone first, in code, in a caption and in a
 * link with other words.
 */
export const autoEmbed: Plugin<PastedAddress | null> = new Plugin<PastedAddress | null>({
  key,
  state: {
    init: () => null,
    apply(transaction, pasted, _before, after) {
      if (!transaction.docChanged) return pasted
      if (isUndo(transaction)) return null
      if (transaction.getMeta('paste') === true) return readPasted(transaction, after)
      return pasted && mapPasted(pasted, transaction)
    },
  },
  view: () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: object | undefined
    return {
      update(view) {
        const id = findPastedAddress(view.state)?.id
        if (id === waiting) return
        clearTimeout(timer)
        waiting = id
        if (id) timer = setTimeout(() => embedPasted(view), embedDelay)
      },
      destroy: () => clearTimeout(timer),
    }
  },
})

/** With the white space around it: no address of media is nearly as long. */
const longestAddress = 10_000

/** The address that a transaction has pasted, if it has pasted nothing else. */
function readPasted(transaction: Transaction, state: EditorState): PastedAddress | null {
  const { doc, selection } = transaction
  const range = findChangedRange([transaction])
  if (!range || range.to - range.from > longestAddress || !(selection instanceof TextSelection)) return null
  const text = textBetween(doc, range.from, range.to).trim()
  const url = findMediaAddress(text, contextOf(state).mediaProviders)
  if (url === null) return null
  const { $head } = selection
  const before = textBetween(doc, $head.start(), $head.pos)
  const to = $head.start() + before.trimEnd().length
  const pasted = { from: to - text.length, to, text, url, id: {} }
  return textBetween(doc, pasted.from, to) === text && mayBecomeMedia(doc, pasted) ? pasted : null
}

/** Where it is after a change; `null` when that touched it. A space or a new line beside it is no touch. */
function mapPasted(pasted: PastedAddress, { doc, mapping }: Transaction): PastedAddress | null {
  const { text } = pasted
  const [from, to] = [mapping.map(pasted.from, 1), mapping.map(pasted.to, -1)]
  const around = textBetween(doc, mapping.map(pasted.from, -1), mapping.map(pasted.to, 1))
  if (from > to || textBetween(doc, from, to) !== text || around.trim() !== text) return null
  return { ...pasted, from, to }
}

/** An object in a line is a character of its own, so that positions are those of the text. */
function textBetween(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n', '\ufffc')
}

function mayBecomeMedia(doc: Node, { from, to }: PastedAddress): boolean {
  const $from = doc.resolve(from)
  const { parent } = $from
  if (!parent.inlineContent || parent.type.spec.code === true || doc.rangeHasMark(from, to, inlineCode))
    return false
  if (isInLink(doc, from, to)) return false
  const index = $from.index(-1)
  return $from.node(-1).canReplaceWith(index, parent.content.size === to - from ? index + 1 : index, media)
}

/** Whether a link of what was pasted goes on beside it. */
function isInLink(doc: Node, from: number, to: number): boolean {
  const $from = doc.resolve(from)
  const mark = link.isInSet($from.nodeAfter?.marks ?? [])
  const around = [$from.nodeBefore, doc.resolve(to).nodeAfter]
  return mark !== undefined && around.some(node => node !== null && mark.isInSet(node.marks))
}

function embedPasted(view: EditorView): void {
  const pasted = findPastedAddress(view.state)
  if (!pasted || view.composing || !mayBecomeMedia(view.state.doc, pasted)) return
  const linked = linkPasted(view.state, pasted)
  if (linked) view.dispatch(asAutomatic(linked))
  const embedded = embed(view.state, pasted)
  if (embedded) view.dispatch(asAutomatic(embedded))
}

/** What undo gives back is a link, also where the address came without a scheme. */
function linkPasted(state: EditorState, { from, to, url }: PastedAddress): Transaction | null {
  if (!hasFeature(state, 'link') || state.doc.rangeHasMark(from, to, link)) return null
  return state.tr.addMark(from, to, link.create({ href: url }))
}

/** Puts media in the place of the address, and parts a text in two that goes on behind it. */
function embed(state: EditorState, { from, to, url }: PastedAddress): Transaction | null {
  const { tr, selection } = state
  tr.delete(from, to)
  const { parent, parentOffset } = tr.doc.resolve(from)
  const isWithin = parentOffset > 0 && parentOffset < parent.content.size
  if (isWithin) tr.split(from)
  tr.setSelection(TextSelection.create(tr.doc, isWithin ? from + 2 : from))
  const pos = insertObject(tr, media.create({ url }))
  if (pos === null) return null
  const isBehind = selection.empty && selection.head === to
  if (isBehind) return selectInserted(tr, pos).scrollIntoView()
  return tr.setSelection(selection.map(tr.doc, tr.mapping))
}
