import type { Message } from '../../messages/message.ts'

export const lightboxLabel: Message = { ru: 'Просмотр изображений', en: 'Image viewer' }
export const galleryLabel: Message = { ru: 'Изображения текста', en: 'Images of the text' }
export const galleryRole: Message = { ru: 'карусель', en: 'carousel' }
export const slideRole: Message = { ru: 'изображение', en: 'image' }
export const slideCounter: Message = { ru: '{index} из {total}', en: '{index} of {total}' }
export const previousLabel: Message = { ru: 'Предыдущее изображение', en: 'Previous image' }
export const nextLabel: Message = { ru: 'Следующее изображение', en: 'Next image' }
export const notOpenedMessage: Message = {
  ru: 'Изображение не открылось: нет связи с сервером.',
  en: 'The image did not open: there is no connection to the server.',
}
export const tryAgainLabel: Message = { ru: 'Повторить', en: 'Retry' }
export const zoomInLabel: Message = { ru: 'Увеличить', en: 'Zoom in' }
export const zoomOutLabel: Message = { ru: 'Уменьшить', en: 'Zoom out' }
