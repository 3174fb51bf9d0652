import type { Message } from '../../messages/message.ts'

export const tableCaptionPlaceholder: Message = { ru: 'Подпись таблицы', en: 'Table caption' }

export const imageCaptionPlaceholder: Message = { ru: 'Подпись картинки', en: 'Image caption' }
