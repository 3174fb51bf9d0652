import type { Message } from '../messages/message.ts'

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
