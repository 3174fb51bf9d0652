import type { Message } from '../../messages/message.ts'

export const addressLabel: Message = { ru: 'Адрес', en: 'Address' }

export const textLabel: Message = { ru: 'Текст', en: 'Text' }

export const editLinkLabel: Message = { ru: 'Изменить ссылку', en: 'Edit link' }

export const copyLinkLabel: Message = { ru: 'Скопировать адрес', en: 'Copy address' }

export const unlinkLabel: Message = { ru: 'Убрать ссылку', en: 'Unlink' }

export const notFollowed: Message = {
  ru: 'Такие ссылки здесь не открываются. Скопируйте адрес.',
  en: 'Links of this kind are not opened here. Copy the address.',
}
