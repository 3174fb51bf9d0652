import type { Message } from '../../messages/message.ts'

export const codeBlockLabel: Message = { ru: 'Блок кода', en: 'Code block' }

export const languageLabel: Message = { ru: 'Язык', en: 'Language' }

export const copyCodeLabel: Message = { ru: 'Скопировать код', en: 'Copy code' }

export const codeCopied: Message = { ru: 'Скопировано', en: 'Copied' }
