import type { Message } from '../../../messages/message.ts'

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
