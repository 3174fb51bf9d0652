import type { Message } from '../messages/message.ts'

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

export const moreLabel: Message = { ru: 'Ещё', en: 'More' }

export const downloadLabel: Message = { ru: 'Скачать', en: 'Download' }

export const deleteLabel: Message = { ru: 'Удалить', en: 'Delete' }

export const emptyAddress: Message = { ru: 'Введите адрес.', en: 'Enter an address.' }

export const retryLabel: Message = { ru: 'Повторить', en: 'Try again' }

export const copiedMessage: Message = { ru: 'Скопировано', en: 'Copied' }

export const notCopiedMessage: Message = { ru: 'Не удалось скопировать', en: 'Could not be copied' }

export const notLoadedMessage: Message = {
  ru: 'Не удалось загрузить часть редактора. Проверьте подключение к интернету и попробуйте ещё раз. Если не поможет, обновите страницу.',
  en: 'A part of the editor could not be loaded. Check the internet connection and try again. If that does not help, reload the page.',
}
