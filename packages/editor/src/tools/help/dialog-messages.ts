import type { HelpSection } from '../../core/feature/help-line.ts'
import type { Message } from '../../messages/message.ts'

/** Stands between two ways to do the same. */
export const orWord: Message = { ru: 'или', en: 'or' }

/** Says that a space follows the typed characters. */
export const spaceWord: Message = { ru: 'пробел', en: 'space' }

export const sectionLabels: Readonly<Record<HelpSection, Message>> = {
  text: { ru: 'Текст', en: 'Text' },
  blocks: { ru: 'Абзацы и блоки', en: 'Paragraphs and blocks' },
  lists: { ru: 'Списки', en: 'Lists' },
  code: { ru: 'Код', en: 'Code' },
  tables: { ru: 'Таблицы', en: 'Tables' },
  images: { ru: 'Изображения', en: 'Images' },
  editing: { ru: 'Правка', en: 'Editing' },
  moving: { ru: 'Курсор и выделение', en: 'Caret and selection' },
  field: { ru: 'Поле', en: 'Field' },
}
