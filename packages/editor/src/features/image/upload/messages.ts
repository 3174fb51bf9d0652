import type { Message } from '../../../messages/message.ts'

export const uploadedWords: Message = { ru: 'Изображения загружены', en: 'The images are uploaded' }

export const failedWords = ({ ru, en }: Message): Message => ({
  ru: `Изображение не загружено. ${ru}`,
  en: `The image was not uploaded. ${en}`,
})

export const waitingWords: Message = { ru: 'Ждёт очереди', en: 'Waiting' }

export const uploadingWords = (percent: number): Message => ({
  ru: `Загрузка, ${percent} %`,
  en: `Uploading, ${percent}%`,
})

export const cancelLabel: Message = { ru: 'Отменить загрузку', en: 'Cancel upload' }

export const noNetwork: Message = {
  ru: 'Нет сети. Загрузится, когда она появится',
  en: 'Offline. It will be uploaded when you are back online',
}

export const unreachable: Message = { ru: 'Сервер не отвечает', en: 'The server does not answer' }

export const unknownFailure: Message = { ru: 'Не удалось загрузить', en: 'The upload failed' }

export const fileGone: Message = {
  ru: 'Файла больше нет. Вставьте изображение ещё раз',
  en: 'The file is gone. Insert the image again',
}

export const comingWords: Message = { ru: 'Ждёт файла', en: 'Waiting for the file' }

export const fileNotHad: Message = {
  ru: 'Картинку не удалось взять из буфера обмена. Вставьте её файлом',
  en: 'The picture could not be had from the clipboard. Insert it as a file',
}

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

/** How long a server asks to wait: s. */
export const tooMany = (seconds: number): Message => ({
  ru: `Слишком много загрузок. Продолжится через ${seconds} с`,
  en: `Too many uploads. Goes on in ${seconds} s`,
})

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
