import type { Message } from '../messages/message.ts'

const russianPlural = new Intl.PluralRules('ru')
const pastedForms: Readonly<Record<string, string>> = {
  one: 'Вставлена',
  few: 'Вставлены',
  many: 'Вставлено',
}
const cellForms: Readonly<Record<string, string>> = { one: 'ячейка', few: 'ячейки', many: 'ячеек' }

/** Said of a pasted table that had more cells than a text takes. */
export function cellsLeftMessage(cells: number): Message {
  const form = russianPlural.select(cells)
  const words = `${pastedForms[form] ?? ''} ${cells.toLocaleString('ru')} ${cellForms[form] ?? ''}`
  return {
    ru: `${words}. Остальные строки — под таблицей, обычным текстом.`,
    en: `${cells.toLocaleString('en')} cells were pasted. The other rows are below the table, as plain text.`,
  }
}
