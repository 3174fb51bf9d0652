import type { Message } from '../../messages/message.ts'

export const mediaLabel: Message = { ru: 'Медиа', en: 'Media' }

export const insertMediaLabel: Message = { ru: 'Вставить медиа', en: 'Insert media' }

export const mediaUrlLabel: Message = { ru: 'Адрес медиа', en: 'Media URL' }

/** Said below the address before anything is wrong with it. */
export const mediaHint: Message = {
  ru: 'Видео, музыка, карты и публикации: RUTUBE, VK Видео, YouTube, Яндекс Карты и другие сайты',
  en: 'Videos, music, maps and posts: YouTube, Vimeo, Spotify, Google Maps and other sites',
}

/** The words of the specification, in both languages. */
export const emptyMediaUrl: Message = {
  ru: 'The URL must not be empty.',
  en: 'The URL must not be empty.',
}

export const unsupportedMediaUrl: Message = {
  ru: 'This media URL is not supported.',
  en: 'This media URL is not supported.',
}

export const editMediaLabel: Message = { ru: 'Изменить адрес', en: 'Edit address' }

export const deleteMediaLabel: Message = { ru: 'Удалить медиа', en: 'Delete media' }

export const openMediaHelp: Message = { ru: 'Открыть выделенное медиа', en: 'Open the selected media' }
export const pastedMediaHelp: Message = {
  ru: 'Медиа из вставленного адреса',
  en: 'Media of a pasted address',
}
