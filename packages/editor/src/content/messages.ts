import type { Message } from '../messages/message.ts'

export const closeLabel: Message = { ru: 'Закрыть', en: 'Close' }
export const pageBreakLabel: Message = { ru: 'Разрыв страницы', en: 'Page break' }
export const wideTableLabel: Message = {
  ru: 'Широкая таблица, прокручивается вбок',
  en: 'Wide table, scrolls sideways',
}

/** What a press on an image does, after its alternative text. */
export const openPictureLabel: Message = {
  ru: 'Открыть изображение на весь экран',
  en: 'Open the image full screen',
}

export const brokenPictureLabel: Message = { ru: 'Изображение не загрузилось', en: 'The image did not load' }

export const mentionCardLabel: Message = { ru: 'Сведения об упоминании', en: 'About the mention' }
