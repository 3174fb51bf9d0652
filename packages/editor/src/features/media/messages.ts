import type { Message } from '../../messages/message.ts'

export const mediaLabel: Message = { ru: 'Медиа', en: 'Media' }

export const insertMediaLabel: Message = { ru: 'Вставить медиа', en: 'Insert media' }

/** The words of the specification, in both languages. */
export const emptyMediaUrl: Message = {
  ru: 'The URL must not be empty.',
  en: 'The URL must not be empty.',
}

export const unsupportedMediaUrl: Message = {
  ru: 'This media URL is not supported.',
  en: 'This media URL is not supported.',
}

export const openMediaHelp: Message = { ru: 'Открыть выделенное медиа', en: 'Open the selected media' }
export const pastedMediaHelp: Message = {
  ru: 'Медиа из вставленного адреса',
  en: 'Media of a pasted address',
}
