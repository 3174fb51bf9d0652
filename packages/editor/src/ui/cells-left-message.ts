import type { Message } from '../messages/message.ts'
import { template } from '../messages/message-text.ts'

/** Said of a pasted table that had more cells than a text takes. */
export function cellsLeftMessage(cells: number): Message {
  return template(
    {
      ru: {
        one: 'Вставлена {cells} ячейка. Остальные строки — под таблицей, обычным текстом.',
        few: 'Вставлены {cells} ячейки. Остальные строки — под таблицей, обычным текстом.',
        other: 'Вставлено {cells} ячеек. Остальные строки — под таблицей, обычным текстом.',
      },
      en: '{cells} cells were pasted. The other rows are below the table, as plain text.',
    },
    { cells },
  )
}
