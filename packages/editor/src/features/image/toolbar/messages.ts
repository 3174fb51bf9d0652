import type { Message } from '../../../messages/message.ts'
import type { Placement } from '../image-commands.ts'

export const placementLabel: Message = { ru: 'Место изображения', en: 'Place of the image' }

export const placementNames: Readonly<Record<Placement, Message>> = {
  inline: { ru: 'В строке текста', en: 'In line' },
  block: { ru: 'Отдельно, по центру', en: 'Block, centred' },
  side: { ru: 'Сбоку, с обтеканием', en: 'Side image' },
  'align-left': { ru: 'Слева, с обтеканием', en: 'Left, with text around it' },
  'align-right': { ru: 'Справа, с обтеканием', en: 'Right, with text around it' },
  'align-center': { ru: 'По центру', en: 'Centred' },
  'block-align-left': { ru: 'Слева, без обтекания', en: 'Left, without text around it' },
  'block-align-right': { ru: 'Справа, без обтекания', en: 'Right, without text around it' },
}

export const noAlternativeTextLabel: Message = {
  ru: 'Описание для тех, кто не видит: ещё не дано',
  en: 'Alternative text: not given yet',
}

export const alternativeTextHint: Message = {
  ru: 'Что здесь важно? Это услышат те, кто не видит картинку. Если она только украшает текст, оставьте поле пустым.',
  en: 'What matters here? Those who do not see the image hear it. Leave it empty if the image only decorates the text.',
}

export const captionLabel: Message = { ru: 'Подпись', en: 'Caption' }

export const originalSizeLabel: Message = { ru: 'Исходный размер', en: 'Original size' }

export const otherSizeLabel: Message = { ru: 'Другой размер…', en: 'Other size…' }

export const widthLabel: Message = { ru: 'Ширина', en: 'Width' }

export const widthHint: Message = {
  ru: 'Например, 320 или 40%. Высота изменится сама.',
  en: 'For example 320 or 40%. The height follows.',
}

export const replaceLabel: Message = { ru: 'Заменить…', en: 'Replace…' }

export const imageWidthLabel: Message = { ru: 'Ширина изображения', en: 'Width of the image' }
