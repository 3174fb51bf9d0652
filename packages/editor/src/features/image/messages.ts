import type { Message } from '../../messages/message.ts'

export const imageLabel: Message = { ru: 'Изображение', en: 'Image' }

export const imageToolbarLabel: Message = { ru: 'Что сделать с изображением', en: 'Image toolbar' }

export const alternativeTextLabel: Message = { ru: 'Описание для тех, кто не видит', en: 'Alternative text' }

export const sizeLabel: Message = { ru: 'Размер', en: 'Size' }

export const toSizeHelp: Message = {
  ru: 'К ширине выбранного изображения',
  en: 'To the width of the selected image',
}

export const changeSizeHelp: Message = {
  ru: 'Уже и шире; с Shift понемногу. Home: самое узкое, End: во всю ширину, Enter: исходный размер',
  en: 'Narrower and wider; with Shift by little. Home: the narrowest, End: the whole width, Enter: the original size',
}
