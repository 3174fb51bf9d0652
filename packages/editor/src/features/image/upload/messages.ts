import { template } from '../../../messages/message-text.ts'
import type { Message } from '../../../messages/message.ts'

export const uploadedWords: Message = { ru: 'Изображения загружены', en: 'The images are uploaded' }

export const failedWords = (reason: Message): Message =>
  template(
    { ru: 'Изображение не загружено. {reason}', en: 'The image was not uploaded. {reason}' },
    { reason },
  )

export const waitingWords: Message = { ru: 'Ждёт очереди', en: 'Waiting' }

export const uploadingWords = (percent: number): Message =>
  template({ ru: 'Загрузка, {percent} %', en: 'Uploading, {percent}%' }, { percent })

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

/** How long a server asks to wait: s. */
export const tooMany = (seconds: number): Message =>
  template(
    {
      ru: 'Слишком много загрузок. Продолжится через {seconds} с',
      en: 'Too many uploads. Goes on in {seconds} s',
    },
    { seconds },
  )
