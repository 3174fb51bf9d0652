import type { Message } from '../../messages/message.ts'

export const copyHelp: Message = { ru: 'Копировать', en: 'Copy' }

export const cutHelp: Message = { ru: 'Вырезать', en: 'Cut' }

export const pasteHelp: Message = { ru: 'Вставить', en: 'Paste' }

export const pastePlainHelp: Message = { ru: 'Вставить без форматирования', en: 'Paste without formatting' }

export const copyMarkdownLabel: Message = { ru: 'Копировать как Markdown', en: 'Copy as Markdown' }

export const stillPasting: Message = {
  ru: 'Комментарий не отправлен: вставка ещё не закончена',
  en: 'The comment was not sent: something is still being pasted',
}

export const pasteChoiceLabel: Message = { ru: 'Как вставить', en: 'How to paste' }
