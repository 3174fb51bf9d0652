import type { Locale, Message } from '../../../messages/message.ts'

export const cellsLabel: Message = { ru: 'Выделенные ячейки', en: 'Selected cells' }
export const copyCsvLabel: Message = { ru: 'Копировать как CSV', en: 'Copy as CSV' }
export const downloadCsvLabel: Message = { ru: 'Скачать CSV', en: 'Download CSV' }
/** The name of a downloaded file whose table has no caption. */
export const csvFileName: Message = { ru: 'таблица', en: 'table' }

const write = (number: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(Number(number.toPrecision(12)))

export const countOf = (cells: number): Message => ({ ru: `Ячеек: ${cells}`, en: `Cells: ${cells}` })

export const sumOfCells = (sum: number): Message => ({
  ru: `Сумма: ${write(sum, 'ru')}`,
  en: `Sum: ${write(sum, 'en')}`,
})

/** Two digits behind the point are enough for a glance. */
export const averageOf = (average: number): Message => {
  const rounded = Math.round(average * 100) / 100
  return { ru: `Среднее: ${write(rounded, 'ru')}`, en: `Average: ${write(rounded, 'en')}` }
}
