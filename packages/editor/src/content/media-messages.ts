import type { MediaKind } from '@taskfield/document'
import type { Message } from '../messages/message.ts'

/** What an embed is. */
export const kindLabels: Readonly<Record<MediaKind, Message>> = {
  video: { ru: 'Видео', en: 'Video' },
  audio: { ru: 'Аудио', en: 'Audio' },
  map: { ru: 'Карта', en: 'Map' },
  post: { ru: 'Публикация', en: 'Post' },
}

const playLabel: Message = { ru: 'Воспроизвести', en: 'Play' }
const showLabel: Message = { ru: 'Показать', en: 'Show' }

/** What the button does that loads an embed. */
export const loadLabels: Readonly<Record<MediaKind, Message>> = {
  video: playLabel,
  audio: playLabel,
  map: showLabel,
  post: showLabel,
}
