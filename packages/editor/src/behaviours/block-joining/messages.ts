import type { Message } from '../../messages/message.ts'

export const backspaceHelp: Message = {
  ru: 'Рядом с изображением, таблицей или разрывом: выделить, ещё раз — удалить',
  en: 'Beside an image, table or break: select it, again delete it',
}

export const afterObjectHelp: Message = {
  ru: 'Когда выделено изображение, таблица или разрыв: абзац после',
  en: 'With an image, table or break selected: a paragraph after it',
}

export const beforeObjectHelp: Message = {
  ru: 'Когда выделено изображение, таблица или разрыв: абзац перед',
  en: 'With an image, table or break selected: a paragraph before it',
}

export const endBlockHelp: Message = {
  ru: 'Пустой заголовок или код в начале текста: сделать абзацем',
  en: 'In an empty heading or code that begins the text: make it a paragraph',
}
