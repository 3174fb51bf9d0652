import type { Message } from '../../messages/message.ts'

export const copyHelp: Message = { ru: 'Копировать', en: 'Copy' }

export const cutHelp: Message = { ru: 'Вырезать', en: 'Cut' }

export const pasteHelp: Message = { ru: 'Вставить', en: 'Paste' }

export const pastePlainHelp: Message = { ru: 'Вставить без форматирования', en: 'Paste without formatting' }
