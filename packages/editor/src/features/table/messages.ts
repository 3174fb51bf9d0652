import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

export const tableLabel: Message = { ru: 'Таблица', en: 'Table' }
export const insertTableLabel: Message = { ru: 'Вставить таблицу', en: 'Insert table' }
export const tableSizeLabel: Message = { ru: 'Размер таблицы', en: 'Table size' }
export const nextCellHelp: Message = {
  ru: 'В таблице: к следующей ячейке, из последней — в новую строку; с Shift — к предыдущей',
  en: 'In a table: to the next cell, from the last to a new row; with Shift to the one before',
}

export const cellArrowsHelp: Message = {
  ru: 'Из ячейки — в соседнюю, за краем таблицы — выделить таблицу',
  en: 'Out of a cell: to the one beside it, past the edge the table is selected',
}

export const extendCellsHelp: Message = {
  ru: 'Выделить ячейки: от края ячейки',
  en: 'Select cells: from the edge of a cell',
}

export const leaveTableHelp: Message = {
  ru: 'Из ячейки — выделить таблицу, ещё раз — встать после неё',
  en: 'From a cell: select the table, again: to the place after it',
}

/** Said when cells are selected: so many rows and columns of them. */
export function cellsSelected(rows: number, columns: number): Message {
  if (rows * columns === 1) return { ru: 'Выделена ячейка', en: 'Cell selected' }
  return template(
    {
      ru: {
        one: 'Выделено {rows} × {columns} ячейка',
        few: 'Выделено {rows} × {columns} ячейки',
        other: 'Выделено {rows} × {columns} ячеек',
      },
      en: '{rows} × {columns} cells selected',
    },
    // The first number tells the form.
    { columns, rows },
  )
}

export const tableToolbarLabel: Message = { ru: 'Действия с таблицей', en: 'Table toolbar' }

export const tablePropertiesLabel: Message = { ru: 'Свойства таблицы', en: 'Table properties' }
export const cellPropertiesLabel: Message = { ru: 'Свойства ячейки', en: 'Cell properties' }
/** Said where the text of a spreadsheet has more cells than a table in which it is pasted takes. */
export const tooManyCellsMessage: Message = {
  ru: 'Больше 5000 ячеек сразу не вставить: они вставлены обычным текстом.',
  en: 'More than 5,000 cells cannot be pasted at once: they are plain text.',
}
