import { limits } from '../limits.ts'

const megabytes = limits.bodyBytes / 1024 / 1024

/** Every error that a client can get: its HTTP status, and the message for the user. */
export const errorCodes = {
  invalid_request: {
    status: 400,
    ru: 'Запрос составлен неверно.',
    en: 'The request is not valid.',
  },
  foreign_origin: {
    status: 403,
    ru: 'Изменения принимаются только со страниц Taskfield.',
    en: 'Changes are accepted from the pages of Taskfield only.',
  },
  not_found: {
    status: 404,
    ru: 'По этому адресу ничего нет.',
    en: 'There is nothing at this address.',
  },
  project_not_found: {
    status: 404,
    ru: 'Проект не найден.',
    en: 'The project was not found.',
  },
  task_not_found: {
    status: 404,
    ru: 'Задача не найдена.',
    en: 'The task was not found.',
  },
  conflict: {
    status: 409,
    ru: 'Описание успел изменить кто-то другой. Сверьте его с вашим и сохраните ещё раз.',
    en: 'Somebody else has changed the description. Compare it with yours and save again.',
  },
  too_large: {
    status: 413,
    ru: `Текст больше ${megabytes} МБ. Сократите его или разделите на несколько задач.`,
    en: `The text is larger than ${megabytes} MB. Shorten it or split it into several tasks.`,
  },
  not_json: {
    status: 415,
    ru: 'Данные принимаются только в виде JSON (Content-Type: application/json).',
    en: 'Data is accepted as JSON only (Content-Type: application/json).',
  },
  html_too_complex: {
    status: 422,
    ru: 'Текст устроен слишком сложно: в нём слишком много элементов. Упростите его или разделите на несколько задач.',
    en: 'The text is too complex: it has too many elements. Simplify it or split it into several tasks.',
  },
  unexpected: {
    status: 500,
    ru: 'На сервере произошла ошибка. Повторите позже; если не поможет, сообщите номер запроса администратору.',
    en: 'The server failed. Try again later; if that does not help, tell the administrator the request id.',
  },
  database_silent: {
    status: 503,
    ru: 'База данных не отвечает. Повторите через минуту.',
    en: 'The database does not answer. Try again in a minute.',
  },
  disk_full: {
    status: 507,
    ru: 'На диске сервера почти не осталось места, поэтому ничего не сохраняется. Сообщите администратору.',
    en: 'The disk of the server is almost full, so nothing is saved. Tell the administrator.',
  },
} as const satisfies Record<string, { status: number; ru: string; en: string }>

/** The `error.code` of a response. */
export type ErrorCode = keyof typeof errorCodes
