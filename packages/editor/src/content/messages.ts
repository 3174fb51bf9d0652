import type { Message } from '../messages/message.ts'

export const pageBreakLabel: Message = { ru: 'Разрыв страницы', en: 'Page break' }
export const wideTableLabel: Message = {
  ru: 'Широкая таблица, прокручивается вбок',
  en: 'Wide table, scrolls sideways',
}
