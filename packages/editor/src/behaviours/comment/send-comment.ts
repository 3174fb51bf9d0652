import { writeHtml } from '@taskfield/document'
import { AllSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { sendKeys, type SendKey } from '../../core/feature/send-key.ts'
import { countRows, openSuggestion } from '../../core/suggestion/suggestion-state.ts'
import type { Message } from '../../messages/message.ts'
import { emptyComment } from './messages.ts'

/** How long the words about what was not sent stay: ms. */
const warningDuration = 3000

/** Hands the comment to the host, or says why not: it is empty, or a feature holds it back. */
export const sendComment: Command = (state, dispatch) => {
  const { send, notify } = contextOf(state)
  if (!send) return false
  if (!dispatch) return true
  const hold = holdOf(state)
  if (hold) {
    if (hold.message) notify({ kind: 'warning', text: hold.message, duration: warningDuration })
  } else if (writeHtml(state.doc) === '') {
    notify({ kind: 'warning', text: emptyComment, duration: warningDuration })
  } else {
    for (const { beforeSend } of featuresOf(state)) beforeSend?.(state, dispatch)
    send()
  }
  return true
}

/**
 * A key of a chain that sends where the host has chosen it. Enter does only from a text that stands by itself: in lists, quotes, code and
 * tables it makes lines, and under fingers it does everywhere, as a screen's keyboard has no other key for them.
 */
export function sendOn(key: SendKey): Command {
  return (state, dispatch, view) => {
    const { sendKey } = contextOf(state)
    if (!sendKeys[sendKey].includes(keyNames[key])) return false
    if (key === 'enter' && (!standsAlone(state) || isTouched())) return false
    // The key is for the list that is open, whatever that makes of it; one that has found nothing is in nobody's way.
    if (isChoosing(state)) return contextOf(state).send !== null
    return sendComment(state, dispatch, view)
  }
}

const keyNames: Readonly<Record<SendKey, string>> = {
  'shift-enter': 'Shift-Enter',
  'mod-enter': 'Mod-Enter',
  enter: 'Enter',
}

function holdOf(state: EditorState): { readonly message: Message | null } | null {
  for (const { content } of featuresOf(state)) {
    const hold = content?.holdSending?.(state)
    if (hold) return hold
  }
  return null
}

function isChoosing(state: EditorState): boolean {
  const open = openSuggestion(state)
  return open !== null && !(open.isAnswered && countRows(open) === 0)
}

function standsAlone({ selection }: EditorState): boolean {
  if (selection instanceof AllSelection) return true
  const { $from, $to } = selection
  return (
    selection instanceof TextSelection &&
    $from.depth === 1 &&
    $to.depth === 1 &&
    $from.parent.type.spec.code !== true
  )
}

function isTouched(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
}
