import type { Message } from '@taskfield/editor'

export const noNetwork: Message = { ru: 'Нет подключения к сети', en: 'No network connection' }
export const serverSilent: Message = { ru: 'Сервер не отвечает', en: 'The server does not answer' }
export const noServer: Message = { ru: 'Нет связи с сервером', en: 'No connection to the server' }
export const strangeAnswer: Message = {
  ru: 'Сервер прислал неожиданный ответ',
  en: 'The server sent an unexpected answer',
}

export const serverFailed = (status: number): Message => ({
  ru: `Сервер ответил ошибкой ${status}`,
  en: `The server answered with the error ${status}`,
})

/** The number by which those who run the server find what went wrong. */
export const requestNumber = (id: string): Message => ({
  ru: `Номер запроса: ${id}.`,
  en: `Number of the request: ${id}.`,
})
