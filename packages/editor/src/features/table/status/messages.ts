import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

export const cellsLabel: Message = { ru: 'Выделенные ячейки', en: 'Selected cells' }
export const copyCsvLabel: Message = { ru: 'Копировать как CSV', en: 'Copy as CSV' }
export const downloadCsvLabel: Message = { ru: 'Скачать CSV', en: 'Download CSV' }
/** The name of a downloaded file whose table has no caption. */
export const csvFileName: Message = { ru: 'таблица', en: 'table' }

/** Without the last digits, which adding makes wrong. */
const exact = (number: number): number => Number(number.toPrecision(12))

export const countOf = (cells: number): Message =>
  template({ ru: 'Ячеек: {cells}', en: 'Cells: {cells}' }, { cells })

export const sumOfCells = (sum: number): Message =>
  template({ ru: 'Сумма: {sum}', en: 'Sum: {sum}' }, { sum: exact(sum) })

/** Two digits behind the point are enough for a glance. */
export const averageOf = (average: number): Message =>
  template(
    { ru: 'Среднее: {average}', en: 'Average: {average}' },
    { average: exact(Math.round(average * 100) / 100) },
  )
