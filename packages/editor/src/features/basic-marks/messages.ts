import type { Message } from '../../messages/message.ts'

export const boldLabel: Message = { ru: 'Жирный', en: 'Bold' }

export const italicLabel: Message = { ru: 'Курсив', en: 'Italic' }

export const underlineLabel: Message = { ru: 'Подчёркнутый', en: 'Underline' }

export const strikethroughLabel: Message = { ru: 'Зачёркнутый', en: 'Strikethrough' }

export const inlineCodeLabel: Message = { ru: 'Код в строке', en: 'Inline code' }

export const subscriptLabel: Message = { ru: 'Нижний индекс', en: 'Subscript' }

export const superscriptLabel: Message = { ru: 'Верхний индекс', en: 'Superscript' }

export const removeFormatLabel: Message = { ru: 'Убрать форматирование', en: 'Remove formatting' }

export const codeEdgeHelp: Message = {
  ru: 'У края кода в строке: войти в код или выйти из него',
  en: 'Leave inline code or enter it: at its edge',
}
