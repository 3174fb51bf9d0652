import type { Toast } from '../../core/feature/toast.ts'
import type { Message } from '../../messages/message.ts'

/** Names the place of the messages. */
export const toastsLabel: Message = { ru: 'Сообщения редактора', en: 'Messages of the editor' }

export const closeToastLabel: Message = { ru: 'Закрыть сообщение', en: 'Close the message' }

/** What is said of a message: its words, and where its way on is. */
export function spokenToast({ text, action }: Toast): Message {
  if (!action) return text
  return {
    ru: `${sentence(text.ru)} ${action.label.ru}: F6`,
    en: `${sentence(text.en)} ${action.label.en}: F6`,
  }
}

function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}
