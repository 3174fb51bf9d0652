import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'
import type { Axis } from '../grid/axis.ts'

export const headingRowSwitch: Message = {
  ru: 'Первая строка — заголовок',
  en: 'First row is a heading',
}

/** The size of a table, rows first. */
export const sizeOf = (rows: number, columns: number): Message =>
  template({ ru: '{rows} × {columns}', en: '{rows} × {columns}' }, { rows, columns })

export const rowsLabel: Message = { ru: 'Строки', en: 'Rows' }
export const columnsLabel: Message = { ru: 'Столбцы', en: 'Columns' }

export const headingLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Столбец-заголовок', en: 'Heading column' },
  row: { ru: 'Строка-заголовок', en: 'Heading row' },
}

export const selectLinesLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Выделить столбец', en: 'Select column' },
  row: { ru: 'Выделить строку', en: 'Select row' },
}

export const mergeCells: Message = { ru: 'Объединить ячейки', en: 'Merge cells' }
export const mergeMenuLabel: Message = { ru: 'Объединить и разделить', en: 'Merge and split' }
export const mergeUp: Message = { ru: 'Объединить с ячейкой выше', en: 'Merge cell up' }
export const mergeRight: Message = { ru: 'Объединить с ячейкой справа', en: 'Merge cell right' }
export const mergeDown: Message = { ru: 'Объединить с ячейкой ниже', en: 'Merge cell down' }
export const mergeLeft: Message = { ru: 'Объединить с ячейкой слева', en: 'Merge cell left' }
export const splitHorizontally: Message = { ru: 'Разделить по горизонтали', en: 'Split cell horizontally' }
export const splitVertically: Message = { ru: 'Разделить по вертикали', en: 'Split cell vertically' }

export const captionLabel: Message = { ru: 'Подпись таблицы', en: 'Table caption' }
export const deleteTableLabel: Message = { ru: 'Удалить таблицу', en: 'Delete table' }
