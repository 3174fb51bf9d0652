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

export const serverError = (status: number): Message => ({
  ru: `Ошибка на сервере (${status}). Повторите позже`,
  en: `The server failed (${status}). Retry later`,
})

export const notTaken = (status: number): Message => ({
  ru: `Сервер не принял изображение (${status})`,
  en: `The server did not take the image (${status})`,
})

export const unreadableAnswer: Message = {
  ru: 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново',
  en: 'The server sent an unexpected answer. You may have to sign in again',
}

export const unsafeAddress: Message = {
  ru: 'Сервер дал адрес, который нельзя использовать',
  en: 'The server gave an address that cannot be used',
}

/** Sizes in MB. */
export const tooLarge = (size: number, most: number): Message => ({
  ru: `Файл слишком большой: ${oneDecimal(size, 'ru')} МБ, а можно ${oneDecimal(most, 'ru')} МБ`,
  en: `The file is too large: ${oneDecimal(size, 'en')} MB of at most ${oneDecimal(most, 'en')} MB`,
})

export const emptyFile: Message = { ru: 'Файл пустой', en: 'The file is empty' }

export const noHeic: Message = {
  ru: 'Браузер не открывает HEIC. Сохраните снимок как JPEG',
  en: 'This browser cannot open HEIC. Save the photo as JPEG',
}

export const wrongType = (types: string): Message => ({
  ru: `Этот вид изображений не поддерживается. Подойдут ${types}`,
  en: `Images of this kind are not supported. Use ${types}`,
})

function oneDecimal(size: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(size)
}
