import type { Message } from '../../messages/message.ts'

export const paragraphBeforeLabel: Message = {
  ru: 'Вставить абзац перед блоком',
  en: 'Insert paragraph before block',
}

export const paragraphAfterLabel: Message = {
  ru: 'Вставить абзац после блока',
  en: 'Insert paragraph after block',
}
