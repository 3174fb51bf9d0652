import type { Message } from '../messages/message.ts'

export const moreLabel: Message = { ru: 'Ещё', en: 'More' }

export const downloadLabel: Message = { ru: 'Скачать', en: 'Download' }

export const deleteLabel: Message = { ru: 'Удалить', en: 'Delete' }

export const emptyAddress: Message = { ru: 'Введите адрес.', en: 'Enter an address.' }

export const copiedMessage: Message = { ru: 'Скопировано', en: 'Copied' }

export const notCopiedMessage: Message = { ru: 'Не удалось скопировать', en: 'Could not be copied' }
