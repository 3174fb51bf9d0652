import type { Message } from '../../messages/message.ts'

export const tableLabel: Message = { ru: 'Таблица', en: 'Table' }
export const insertTableLabel: Message = { ru: 'Вставить таблицу', en: 'Insert table' }
export const tableSizeLabel: Message = { ru: 'Размер таблицы', en: 'Table size' }
export const headingRowSwitch: Message = {
  ru: 'Первая строка — заголовок',
  en: 'First row is a heading',
}

/** The size of a table, rows first. */
export const sizeOf = (rows: number, columns: number): Message => ({
  ru: `${rows} × ${columns}`,
  en: `${rows} × ${columns}`,
})

export const nextCellHelp: Message = {
  ru: 'В таблице: к следующей ячейке, из последней — в новую строку; с Shift — к предыдущей',
  en: 'In a table: to the next cell, from the last to a new row; with Shift to the one before',
}
