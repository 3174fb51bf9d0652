import type { Message } from '../../messages/message.ts'

export const helpLabel: Message = { ru: 'Сочетания клавиш', en: 'Keyboard shortcuts' }

export const openHelpHelp: Message = { ru: 'Эта справка', en: 'This help' }
