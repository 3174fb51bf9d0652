import type { Message } from '../../messages/message.ts'

export const linkLabel: Message = { ru: 'Ссылка', en: 'Link' }

export const unsafeAddress: Message = {
  ru: 'Ссылка небезопасна. Укажите адрес сайта, почты или номер телефона.',
  en: 'This address cannot be opened safely. Give the address of a site, an e-mail address or a phone number.',
}

export const openLinkHelp: Message = { ru: 'Открыть ссылку под курсором', en: 'Open the link at the caret' }

export const typedLinkHelp: Message = { ru: 'Ссылка из набранного адреса', en: 'Link of a typed address' }
