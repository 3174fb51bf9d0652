import type { Message } from '../../messages/message.ts'

export const codeBlockLabel: Message = { ru: 'Блок кода', en: 'Code block' }

export const languageLabel: Message = { ru: 'Язык кода', en: 'Language of the code' }

export const copyCodeLabel: Message = { ru: 'Скопировать код', en: 'Copy code' }

export const indentCodeHelp: Message = { ru: 'Сдвинуть строки вправо', en: 'Indent the lines' }

export const outdentCodeHelp: Message = { ru: 'Сдвинуть строки влево', en: 'Outdent the lines' }

export const newCodeLineHelp: Message = {
  ru: 'Новая строка; трижды в конце — выйти из кода',
  en: 'New line; three times at the end, leave the code',
}

export const leaveCodeHelp: Message = {
  ru: 'В последней строке — перейти ниже кода',
  en: 'In the last line, leave the code below',
}
