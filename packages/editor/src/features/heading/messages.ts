import { template } from '../../messages/message-text.ts'
import type { Message } from '../../messages/message.ts'

export const headingLabel: Message = { ru: 'Стиль текста', en: 'Text style' }

export const noHeadingLabel: Message = { ru: 'Выберите стиль', en: 'Choose heading' }

export const paragraphLabel: Message = { ru: 'Абзац', en: 'Paragraph' }

/** The label of Heading 1 to 3. */
export function headingLevelLabel(number: number): Message {
  return template({ ru: 'Заголовок {number}', en: 'Heading {number}' }, { number })
}
