import type { Message } from '../../messages/message.ts'

export const sendHelp: Message = { ru: 'Отправить комментарий', en: 'Send the comment' }

export const emptyComment: Message = {
  ru: 'Пустой комментарий не отправлен',
  en: 'An empty comment was not sent',
}
