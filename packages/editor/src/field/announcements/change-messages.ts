import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

/** Said after undo and redo: what has changed is in the text. */
export const changeUndone: Message = { ru: 'Отменено', en: 'Undone' }

export const changeRedone: Message = { ru: 'Повторено', en: 'Redone' }

export const caretBetweenBlocks: Message = { ru: 'Курсор между блоками', en: 'Caret between blocks' }

export function itemOn(item: Message): Message {
  return template({ ru: '{item}: включено', en: '{item}: on' }, { item })
}

export function itemChosen(item: Message, choice: Message): Message {
  return template({ ru: '{item}: {choice}', en: '{item}: {choice}' }, { item, choice })
}

export function itemOff(item: Message): Message {
  return template({ ru: '{item}: выключено', en: '{item}: off' }, { item })
}

export function objectSelected(item: Message): Message {
  return template({ ru: '{item}: выделено', en: '{item}: selected' }, { item })
}

/** Two messages one after the other. */
export function bothMessages(first: Message, second: Message): Message {
  return template({ ru: '{first}, {second}', en: '{first}, {second}' }, { first, second })
}
