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
  const isOne = names.length === 1
  const more = names.length > 3
  return {
    ru: `${listed}${more ? ' и другие файлы' : ''} — ${isOne ? 'не изображение' : 'не изображения'}. В текст вставляются только изображения.`,
    en: `${listed}${more ? ' and other files are' : isAre(isOne)} no ${isOne ? 'image' : 'images'}. Only images can be put in the text.`,
  }
}

function isAre(isOne: boolean): string {
  return isOne ? ' is' : ' are'
}

/** Pictures that a paste could not bring with it. */
export const lostPictures = (count: number): Message => ({
  ru: `Картинки из документа не вставились: ${count}. Скопируйте их по одной или вставьте файлами.`,
  en: `Pictures of the document that were not pasted: ${count}. Copy them one by one, or insert them as files.`,
})
