import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

/** Without a number at the beginning. */
export const pastingMessage = (percent: number): Message =>
  percent === 0
    ? { ru: 'Вставляется…', en: 'Pasting…' }
    : template({ ru: 'Вставляется… {percent} %', en: 'Pasting… {percent}%' }, { percent })

export const stopPastingLabel: Message = { ru: 'Отменить', en: 'Stop' }
