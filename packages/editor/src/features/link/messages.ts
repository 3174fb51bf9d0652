import type { Message } from '../../messages/message.ts'

export const linkLabel: Message = { ru: 'Ссылка', en: 'Link' }

export const addressLabel: Message = { ru: 'Адрес', en: 'Address' }

export const textLabel: Message = { ru: 'Текст', en: 'Text' }

export const editLinkLabel: Message = { ru: 'Изменить ссылку', en: 'Edit link' }

export const copyLinkLabel: Message = { ru: 'Скопировать адрес', en: 'Copy address' }

export const unlinkLabel: Message = { ru: 'Убрать ссылку', en: 'Unlink' }

export const notFollowed: Message = {
  ru: 'Такие ссылки здесь не открываются. Скопируйте адрес.',
  en: 'Links of this kind are not opened here. Copy the address.',
}

export const unsafeAddress: Message = {
  ru: 'Ссылка небезопасна. Укажите адрес сайта, почты или номер телефона.',
  en: 'This address cannot be opened safely. Give the address of a site, an e-mail address or a phone number.',
}

export const openLinkHelp: Message = { ru: 'Открыть ссылку под курсором', en: 'Open the link at the caret' }

export const typedLinkHelp: Message = { ru: 'Ссылка из набранного адреса', en: 'Link of a typed address' }
