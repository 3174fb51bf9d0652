import type { Message } from '../../messages/message.ts'

export const paragraphBeforeLabel: Message = {
  ru: 'Вставить абзац перед блоком',
  en: 'Insert paragraph before block',
}

export const paragraphAfterLabel: Message = {
  ru: 'Вставить абзац после блока',
  en: 'Insert paragraph after block',
}

export const arrowsHelp: Message = {
  ru: 'У изображения, таблицы или разрыва: встать перед ним, выделить, встать после',
  en: 'Beside an object: to the place before it, onto it and past it',
}

export const extendSelectionHelp: Message = {
  ru: 'Добавить к выделению изображение, таблицу или разрыв целиком или убрать',
  en: 'Beside an object: take it into the selection as a whole, or let go of it',
}

export const documentEdgeHelp: Message = {
  ru: 'К началу и концу всего текста',
  en: 'To the start and the end of all text',
}

export const extendToEdgeHelp: Message = {
  ru: 'Выделить до начала и до конца всего текста',
  en: 'Select to the start and the end of all text',
}
