import type { Node } from 'prosemirror-model'
import {
  NodeSelection,
  Plugin,
  PluginKey,
  type Command,
  type EditorState,
  type PluginView,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { CardWatch } from '../../content/card-watch.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { isMention } from './mention-node.ts'

interface CardState {
  /** The mention that the pointer rests on; `null` for none. */
  readonly hovered: number | null
  /** Whether the card of the selected mention was closed. */
  readonly isClosed: boolean
}

/** A mention whose card is shown, and where it stands. */
interface CardMention {
  readonly node: Node
  readonly pos: number
  /** Whether it is shown because the pointer rests on it. */
  readonly isHovered: boolean
}

const key = new PluginKey<CardState>('mentionCard')

const nothing: CardState = { hovered: null, isClosed: false }

/** Knows which mention's card is shown: of the one that the pointer rests on, else of the one that is selected. */
export const mentionCardState: Plugin<CardState> = new Plugin<CardState>({
  key,
  state: {
    init: () => nothing,
    apply(transaction, known) {
      const said = transaction.getMeta(key) as CardState | undefined
      if (said) return said
      return transaction.docChanged || transaction.selectionSet ? nothing : known
    },
  },
  view: watchPointer,
})

const readState = (state: EditorState): CardState => key.getState(state) ?? nothing

/** Tells the state when the pointer comes to rest on a mention, and when it has left. */
function watchPointer(view: EditorView): PluginView {
  const watch = new CardWatch(view.dom, {
    find: target => (contextOf(view.state).mentionCard ? findMention(view, target) : null),
    isInCard: target => target.closest('.tf-balloon:has(.tf-mention-card)') !== null,
    show(element) {
      const hovered = element && positionOf(view, element)
      const known = readState(view.state)
      if (hovered !== known.hovered) view.dispatch(view.state.tr.setMeta(key, { ...known, hovered }))
    },
  })
  return {
    update({ state }, before) {
      // What is typed and what is selected closes a card as well.
      if (readState(before).hovered !== null && readState(state).hovered === null) watch.show(null)
    },
    destroy: () => watch.end(),
  }
}

function findMention(view: EditorView, target: Element): HTMLElement | null {
  const element = target.closest<HTMLElement>('.mention')
  return element && positionOf(view, element) !== null ? element : null
}

/** The position of the mention that an element shows; `null` of one that is gone. */
function positionOf(view: EditorView, element: HTMLElement): number | null {
  if (!view.dom.contains(element)) return null
  const pos = view.posAtDOM(element, 0, -1)
  return isMention(view.state.doc.nodeAt(pos)) ? pos : null
}

/** The mention whose card is shown. */
export function findCardMention(state: EditorState): CardMention | null {
  if (!contextOf(state).mentionCard) return null
  const { hovered, isClosed } = readState(state)
  const pos = hovered ?? (isClosed ? null : selectedObject(state))
  const node = pos === null ? null : state.doc.nodeAt(pos)
  return pos !== null && isMention(node) ? { node, pos, isHovered: hovered !== null } : null
}

function selectedObject({ selection }: EditorState): number | null {
  return selection instanceof NodeSelection ? selection.from : null
}

export const closeMentionCard: Command = (state, dispatch) => {
  if (!findCardMention(state)) return false
  dispatch?.(state.tr.setMeta(key, { hovered: null, isClosed: true }))
  return true
}
