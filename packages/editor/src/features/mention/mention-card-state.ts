import type { Node } from 'prosemirror-model'
import { NodeSelection, Plugin, PluginKey, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { isMention } from './mention-node.ts'

/** How long the pointer rests on a mention before its card is shown, and is away before it goes: ms. */
const restDelay = 300

interface CardState {
  /** The mention that the pointer rests on; `null` for none. */
  readonly hovered: number | null
  /** Whether the card of the selected mention was closed. */
  readonly isClosed: boolean
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

/** Tells the state when the pointer comes to rest on a mention, and when it has left. */
function watchPointer(view: EditorView): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (target: EventTarget | null): void => {
    clearTimeout(timer)
    const pos = findMentionAt(view, target)
    const { hovered } = key.getState(view.state) ?? nothing
    if (pos === hovered || !contextOf(view.state).mentionCard) return
    timer = setTimeout(() => {
      // Who reads the card has the pointer there.
      if (pos === null && document.querySelector('.tf-balloon:hover')) return
      view.dispatch(view.state.tr.setMeta(key, { hovered: pos, isClosed: false }))
    }, restDelay)
  }
  const enter = ({ target }: MouseEvent): void => rest(target)
  const leave = (): void => rest(null)
  view.dom.addEventListener('mouseover', enter)
  view.dom.addEventListener('mouseleave', leave)
  return {
    destroy() {
      clearTimeout(timer)
      view.dom.removeEventListener('mouseover', enter)
      view.dom.removeEventListener('mouseleave', leave)
    },
  }
}

/** The position of the mention that an element shows. */
function findMentionAt(view: EditorView, target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest('.mention') : null
  if (!element || !view.dom.contains(element)) return null
  const pos = view.posAtDOM(element, 0, -1)
  return isMention(view.state.doc.nodeAt(pos)) ? pos : null
}

/** The mention whose card is shown, and where it stands. */
export function findCardMention(state: EditorState): { readonly node: Node; readonly pos: number } | null {
  if (!contextOf(state).mentionCard) return null
  const { hovered, isClosed } = key.getState(state) ?? nothing
  const pos = hovered ?? (isClosed ? null : selectedObject(state))
  const node = pos === null ? null : state.doc.nodeAt(pos)
  return pos !== null && isMention(node) ? { node, pos } : null
}

function selectedObject({ selection }: EditorState): number | null {
  return selection instanceof NodeSelection ? selection.from : null
}

export const closeMentionCard: Command = (state, dispatch) => {
  if (!findCardMention(state)) return false
  dispatch?.(state.tr.setMeta(key, { hovered: null, isClosed: true }))
  return true
}
