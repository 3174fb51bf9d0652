import type { Message } from '../../../messages/message.ts'

export const spansMoveReason: Message = {
  ru: 'Мешают объединённые ячейки: сначала разделите их',
  en: 'Merged cells are in the way: split them first',
}

export const handlesHelp: Message = {
  ru: 'В таблице: к ручкам столбцов и строк',
  en: 'In a table: to the handles of columns and rows',
}

export const moveRowsHelp: Message = {
  ru: 'Выделенные строки таблицы: выше и ниже',
  en: 'Selected rows of a table: up and down',
}

export const moveColumnsHelp: Message = {
  ru: 'Выделенные столбцы таблицы: влево и вправо',
  en: 'Selected columns of a table: left and right',
}

export const walkHandlesHelp: Message = {
  ru: 'На ручке: к соседней; с Shift — выделить несколько, с Alt — переместить; меню — Enter',
  en: 'On a handle: to the next; with Shift select several, with Alt move; Enter opens the menu',
}

export const resizeHelp: Message = {
  ru: 'На ручке ширины (после ручки столбца по Tab): уже и шире, с Shift — понемногу; Home — самый узкий, Enter — по содержимому',
  en: 'On the handle of a width (Tab after that of the column): narrower and wider, with Shift by little; Home: the narrowest, Enter: fits the content',
}
