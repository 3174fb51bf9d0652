import type { Message } from '../../messages/message.ts'

export const selectAllHelp: Message = {
  ru: 'Выделить ячейку, ещё раз — таблицу, ещё раз — всё',
  en: 'Select the cell, again the table, again everything',
}
