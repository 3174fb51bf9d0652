import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

export const mentionLabel: Message = { ru: 'Упоминание', en: 'Mention' }

export const mentionListLabel: Message = { ru: 'Подзадачи', en: 'Subtasks' }

export const mentionHelp: Message = { ru: 'Упомянуть подзадачу', en: 'Mention a subtask' }

export const openMentionHelp: Message = { ru: 'Открыть упомянутую задачу', en: 'Open the mentioned task' }

export const chooseHelp: Message = { ru: 'Выбрать в открытом списке', en: 'Choose from an open list' }
export const walkListHelp: Message = {
  ru: 'По открытому списку; закрыть его — Esc',
  en: 'Along an open list; Esc closes it',
}

/** The words of the specification's feed, which is one of subtasks. */
export const mentionsFailed: Message = {
  ru: 'Не удалось загрузить подзадачи',
  en: 'The subtasks could not be loaded',
}

export function mentionInserted(text: string): Message {
  return template({ ru: 'Вставлено: {text}', en: 'Inserted: {text}' }, { text })
}
