import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

export const generateLabel: Message = { ru: 'Сгенерировать файл', en: 'Generate a file' }

/** The three messages of the specification. */
export const nothingToGenerate: Message = { ru: 'Поле ввода не заполнено', en: 'The field is empty' }

export const generating: Message = { ru: 'Генерация файла', en: 'Generating the file' }

export const generated: Message = { ru: 'Файл сгенерирован', en: 'The file is ready' }

export function notGenerated(reason: Message | null): Message {
  if (!reason) return { ru: 'Не удалось сформировать файл', en: 'The file could not be made' }
  const of = { ru: 'Не удалось сформировать файл: {reason}', en: 'The file could not be made: {reason}' }
  return template(of, { reason })
}

export const noConnection: Message = { ru: 'нет связи с сервером', en: 'no connection to the server' }

export const cancelGenerationLabel: Message = { ru: 'Отменить', en: 'Stop' }

export const openLabel: Message = { ru: 'Открыть', en: 'Open' }

/** Names the file of a text that has no words. */
export const untitled: Message = { ru: 'Документ', en: 'Document' }
