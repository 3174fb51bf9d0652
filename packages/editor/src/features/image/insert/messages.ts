import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

export const insertImageLabel: Message = { ru: 'Вставить изображение', en: 'Insert image' }

export const insertImageOptions: Message = {
  ru: 'Вставить изображение иначе',
  en: 'More ways to insert an image',
}

export const noImagesHere: Message = {
  ru: 'Здесь нельзя вставить изображение. Поставьте курсор в текст.',
  en: 'No image can be inserted here. Put the caret in the text.',
}

/** Files that cannot be put in the text. */
export function notImages(names: readonly string[]): Message {
  const listed = names
    .slice(0, 3)
    .map(name => `«${name}»`)
    .join(', ')
  if (names.length === 1)
    return template(
      {
        ru: '{listed} — не изображение. В текст вставляются только изображения.',
        en: '{listed} is no image. Only images can be put in the text.',
      },
      { listed },
    )
  return names.length > 3
    ? template(
        {
          ru: '{listed} и другие файлы — не изображения. В текст вставляются только изображения.',
          en: '{listed} and other files are no images. Only images can be put in the text.',
        },
        { listed },
      )
    : template(
        {
          ru: '{listed} — не изображения. В текст вставляются только изображения.',
          en: '{listed} are no images. Only images can be put in the text.',
        },
        { listed },
      )
}

/** Pictures that a paste could not bring with it. */
export const lostPictures = (count: number): Message =>
  template(
    {
      ru: 'Картинки из документа не вставились: {count}. Скопируйте их по одной или вставьте файлами.',
      en: 'Pictures of the document that were not pasted: {count}. Copy them one by one, or insert them as files.',
    },
    { count },
  )
