import type { Message } from '../../messages/message.ts'

export const lineBreakHelp: Message = {
  ru: 'Новая строка того же абзаца',
  en: 'New line of the same paragraph',
}
