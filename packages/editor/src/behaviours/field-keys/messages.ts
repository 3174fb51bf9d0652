import type { Message } from '../../messages/message.ts'

export const toToolbarHelp: Message = {
  ru: 'К всплывающей панели, ещё раз — к панели инструментов',
  en: 'To the balloon, again to the toolbar',
}

export const toTextHelp: Message = { ru: 'Назад к тексту', en: 'Back to the text' }

export const walkToolbarHelp: Message = {
  ru: 'Между кнопками панели',
  en: 'Along the buttons of the toolbar',
}

export const toToastsHelp: Message = { ru: 'К сообщению редактора', en: 'To a message of the editor' }
