import type { Message } from '../messages/message.ts'

export const otherColorLabel: Message = { ru: 'Другой цвет', en: 'Other colour' }

export const pickColorLabel: Message = { ru: 'Выбрать цвет', en: 'Pick a colour' }

export const applyLabel: Message = { ru: 'Применить', en: 'Apply' }

/** The words of the specification, in both languages. */
export const colorError: Message = {
  ru: 'The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".',
  en: 'The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".',
}

export const copiedMessage: Message = { ru: 'Скопировано', en: 'Copied' }

export const notCopiedMessage: Message = { ru: 'Не удалось скопировать', en: 'Could not be copied' }
