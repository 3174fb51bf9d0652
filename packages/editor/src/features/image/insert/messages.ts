import type { Message } from '../../../messages/message.ts'

export const insertImageLabel: Message = { ru: 'Вставить изображение', en: 'Insert image' }

export const insertImageOptions: Message = {
  ru: 'Вставить изображение иначе',
  en: 'More ways to insert an image',
}

export const chooseFilesLabel: Message = { ru: 'Выбрать файлы', en: 'Choose files' }

export const originalSwitch: Message = { ru: 'В исходном размере', en: 'In full size' }

export const originalHint: Message = {
  ru: 'Иначе большие снимки уменьшаются до 2560 точек.',
  en: 'Otherwise big photos are scaled down to 2,560 px.',
}

export const imageAddressLabel: Message = { ru: 'Или адрес изображения', en: 'Or the address of an image' }

export const insertLabel: Message = { ru: 'Вставить', en: 'Insert' }

export const unusableAddress: Message = {
  ru: 'По этому адресу изображение не показать. Нужен адрес сайта, например https://example.org/a.png.',
  en: 'No image can be shown from this address. Give one of the web, such as https://example.org/a.png.',
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
