import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'
import type { Axis } from '../grid/axis.ts'

export const handlesLabel: Message = { ru: 'Столбцы и строки таблицы', en: 'Columns and rows of the table' }
export const selectTableLabel: Message = { ru: 'Выделить таблицу', en: 'Select the table' }
export const tableCornerTitle: Message = {
  ru: 'Нажмите, чтобы выделить таблицу, перетащите, чтобы переместить',
  en: 'Click to select the table, drag to move it',
}
export const tableWidthLabel: Message = { ru: 'Ширина таблицы', en: 'Width of the table' }

/** The names of rows and columns, which count from 1. */
export const lineLabel: Readonly<Record<Axis, (line: number) => Message>> = {
  column: line => template({ ru: 'Столбец {line}', en: 'Column {line}' }, { line }),
  row: line => template({ ru: 'Строка {line}', en: 'Row {line}' }, { line }),
}

export const columnWidthLabel = (column: number): Message =>
  template({ ru: 'Ширина столбца {column}', en: 'Width of column {column}' }, { column })

/** The name of the menu of one row or column, or of so many. */
export const lineActionsLabel: Readonly<Record<Axis, (count: number) => Message>> = {
  column: count =>
    count === 1
      ? { ru: 'Действия со столбцом', en: 'Column actions' }
      : template({ ru: 'Действия со столбцами: {count}', en: 'Actions for {count} columns' }, { count }),
  row: count =>
    count === 1
      ? { ru: 'Действия со строкой', en: 'Row actions' }
      : template({ ru: 'Действия со строками: {count}', en: 'Actions for {count} rows' }, { count }),
}

export const insertBeforeLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Вставить столбец слева', en: 'Insert column left' },
  row: { ru: 'Вставить строку выше', en: 'Insert row above' },
}

export const insertAfterLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Вставить столбец справа', en: 'Insert column right' },
  row: { ru: 'Вставить строку ниже', en: 'Insert row below' },
}

export const moveBackLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Переместить влево', en: 'Move left' },
  row: { ru: 'Переместить выше', en: 'Move up' },
}

export const moveOnLabel: Readonly<Record<Axis, Message>> = {
  column: { ru: 'Переместить вправо', en: 'Move right' },
  row: { ru: 'Переместить ниже', en: 'Move down' },
}

/** What deletes so many rows or columns. */
export const deleteLinesLabel: Readonly<Record<Axis, (count: number) => Message>> = {
  column: count =>
    count === 1
      ? { ru: 'Удалить столбец', en: 'Delete column' }
      : template(
          {
            ru: {
              one: 'Удалить {count} столбец',
              few: 'Удалить {count} столбца',
              other: 'Удалить {count} столбцов',
            },
            en: 'Delete {count} columns',
          },
          { count },
        ),
  row: count =>
    count === 1
      ? { ru: 'Удалить строку', en: 'Delete row' }
      : template(
          {
            ru: {
              one: 'Удалить {count} строку',
              few: 'Удалить {count} строки',
              other: 'Удалить {count} строк',
            },
            en: 'Delete {count} rows',
          },
          { count },
        ),
}

export const sortAscendingLabel: Message = { ru: 'Сортировать по возрастанию', en: 'Sort ascending' }
export const sortDescendingLabel: Message = { ru: 'Сортировать по убыванию', en: 'Sort descending' }
export const distributeLabel: Message = { ru: 'Выровнять ширину столбцов', en: 'Distribute columns evenly' }
export const fitToPageLabel: Message = { ru: 'По ширине страницы', en: 'Fit to the page' }

export const spansSortReason: Message = {
  ru: 'Есть ячейки на несколько строк: сначала разделите их',
  en: 'Some cells span several rows: split them first',
}

export const oneRowReason: Message = {
  ru: 'Сортировать нечего: строка одна',
  en: 'There is a single row to sort',
}
