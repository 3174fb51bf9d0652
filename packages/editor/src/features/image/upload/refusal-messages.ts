import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

export const timedOut: Message = { ru: 'Сервер не ответил вовремя', en: 'The server did not answer in time' }

export const signedOut: Message = {
  ru: 'Вы вышли из системы. Войдите в другой вкладке и повторите',
  en: 'You are signed out. Sign in in another tab and retry',
}

export const forbidden: Message = {
  ru: 'Нет прав загружать сюда изображения',
  en: 'You may not upload images here',
}

export const tooLargeForServer: Message = {
  ru: 'Файл слишком большой для сервера',
  en: 'The file is too large for the server',
}

export const refusedType: Message = {
  ru: 'Сервер не принимает такие файлы',
  en: 'The server does not take such files',
}

export const serverError = (status: number): Message =>
  template(
    { ru: 'Ошибка на сервере ({status}). Повторите позже', en: 'The server failed ({status}). Retry later' },
    { status },
  )

export const notTaken = (status: number): Message =>
  template(
    { ru: 'Сервер не принял изображение ({status})', en: 'The server did not take the image ({status})' },
    { status },
  )

export const unreadableAnswer: Message = {
  ru: 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново',
  en: 'The server sent an unexpected answer. You may have to sign in again',
}

export const unsafeAddress: Message = {
  ru: 'Сервер дал адрес, который нельзя использовать',
  en: 'The server gave an address that cannot be used',
}

/** Sizes in MB. */
export const tooLarge = (size: number, most: number): Message =>
  template(
    {
      ru: 'Файл слишком большой: {size} МБ, а можно {most} МБ',
      en: 'The file is too large: {size} MB of at most {most} MB',
    },
    { size: oneDecimal(size), most: oneDecimal(most) },
  )

export const emptyFile: Message = { ru: 'Файл пустой', en: 'The file is empty' }

export const noHeic: Message = {
  ru: 'Браузер не открывает HEIC. Сохраните снимок как JPEG',
  en: 'This browser cannot open HEIC. Save the photo as JPEG',
}

export const wrongType = (types: string): Message =>
  template(
    {
      ru: 'Этот вид изображений не поддерживается. Подойдут {types}',
      en: 'Images of this kind are not supported. Use {types}',
    },
    { types },
  )

const oneDecimal = (size: number): number => Math.round(size * 10) / 10
