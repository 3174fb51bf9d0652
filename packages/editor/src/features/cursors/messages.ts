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
  ru: 'У объекта: к месту перед ним, на него и за ним',
  en: 'Beside an object: to the place before it, onto it and past it',
}
