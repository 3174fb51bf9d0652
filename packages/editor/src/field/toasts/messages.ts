import { template } from '../../messages/message-text.ts'
import type { Toast } from '../../core/feature/toast.ts'
import type { Message } from '../../messages/message.ts'

/** Names the place of the messages. */
export const toastsLabel: Message = { ru: 'Сообщения редактора', en: 'Messages of the editor' }

export const closeToastLabel: Message = { ru: 'Закрыть сообщение', en: 'Close the message' }

/** What is said of a message: its words, and where its way on is. */
export function spokenToast({ text, action }: Toast): Message {
  if (!action) return text
  const isWhole = /[.!?…]$/u.test(text.ru)
  return isWhole
    ? template({ ru: '{text} {action}: F6', en: '{text} {action}: F6' }, { text, action: action.label })
    : template({ ru: '{text}. {action}: F6', en: '{text}. {action}: F6' }, { text, action: action.label })
}
