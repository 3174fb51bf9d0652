import type { Message } from '@taskfield/editor'

export const emptyDescription: Message = { ru: 'Описание пустое.', en: 'The description is empty.' }
