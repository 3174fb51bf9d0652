import type { Message } from '../../messages/message.ts'

export const blockMenuLabel: Message = { ru: 'Блоки', en: 'Blocks' }

export const blockMenuHelp: Message = { ru: 'Вставить блок из списка', en: 'Insert a block from a list' }

export const blocksFailed: Message = { ru: 'Не удалось показать блоки', en: 'The blocks could not be shown' }
