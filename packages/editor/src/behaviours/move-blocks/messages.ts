import type { Message } from '../../messages/message.ts'

export const moveUpHelp: Message = { ru: 'Переместить блок или пункт вверх', en: 'Move the block or item up' }

export const moveDownHelp: Message = {
  ru: 'Переместить блок или пункт вниз',
  en: 'Move the block or item down',
}
