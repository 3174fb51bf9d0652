import type { Message } from '../../messages/message.ts'

export const mediaUrlLabel: Message = { ru: 'Адрес медиа', en: 'Media URL' }

/** Said below the address before anything is wrong with it. */
export const mediaHint: Message = {
  ru: 'Видео, музыка, карты и публикации: RUTUBE, VK Видео, YouTube, Яндекс Карты и другие сайты',
  en: 'Videos, music, maps and posts: YouTube, Vimeo, Spotify, Google Maps and other sites',
}

export const editMediaLabel: Message = { ru: 'Изменить адрес', en: 'Edit address' }

export const deleteMediaLabel: Message = { ru: 'Удалить медиа', en: 'Delete media' }
