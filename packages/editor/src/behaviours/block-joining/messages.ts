import type { Message } from '../../messages/message.ts'

export const backspaceHelp: Message = {
  ru: 'У объекта (изображения, таблицы, разрыва): выделить его, ещё раз — удалить',
  en: 'Beside an object (image, table, break): select it, again delete it',
}

export const besideObjectHelp: Message = {
  ru: 'Выделен объект: абзац после него; с Shift — перед ним',
  en: 'With an object selected: a paragraph after it; with Shift, before it',
}

export const endBlockHelp: Message = {
  ru: 'В пустом заголовке или коде в начале текста: сделать абзац',
  en: 'In an empty heading or code that begins the text: make it a paragraph',
}
