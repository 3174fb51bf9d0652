import type { Message } from '@taskfield/editor'

export const languageLabel: Message = { ru: 'Язык', en: 'Language' }
