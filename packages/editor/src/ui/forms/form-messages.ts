import type { Message } from '../../messages/message.ts'

export const otherColorLabel: Message = { ru: 'Другой цвет', en: 'Other colour' }

export const pickColorLabel: Message = { ru: 'Выбрать цвет', en: 'Pick a colour' }

export const removeColorLabel: Message = { ru: 'Убрать цвет', en: 'Remove colour' }

export const chooseColorLabel: Message = { ru: 'Выбрать цвет из палитры', en: 'Choose from the palette' }

export const applyLabel: Message = { ru: 'Применить', en: 'Apply' }

export const saveLabel: Message = { ru: 'Сохранить', en: 'Save' }

export const cancelLabel: Message = { ru: 'Отмена', en: 'Cancel' }

/** The words of the specification, in both languages. */
export const colorError: Message = {
  ru: 'The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".',
  en: 'The color is invalid. Try "#FF0000" or "rgb(255,0,0)" or "red".',
}

export const lengthError: Message = {
  ru: 'The value is invalid. Try "10px" or "2em" or simply "2".',
  en: 'The value is invalid. Try "10px" or "2em" or simply "2".',
}

export const loadingList: Message = { ru: 'Загрузка…', en: 'Loading…' }

export const openInNewTabLabel: Message = { ru: 'Открыть в новой вкладке', en: 'Open in a new tab' }
