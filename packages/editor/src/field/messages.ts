import type { Message } from '../messages/message.ts'

/** Names the field where the host does not. */
export const fieldLabel: Message = { ru: 'Текст', en: 'Text' }

export const keysHint: Message = { ru: 'Alt+F10: панель инструментов', en: 'Alt+F10: toolbar' }

export const unreadableText: Message = {
  ru: 'Этот текст слишком сложен, чтобы править его здесь. Он цел: ниже его слова и исходный код.',
  en: 'This text is too complex to be edited here. It is safe: its words and its source are below.',
}

export const sourceLabel: Message = { ru: 'Исходный код', en: 'Source' }
