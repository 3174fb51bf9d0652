import { limits } from '../limits.ts'

const megabytes = limits.bodyBytes / 1024 / 1024
const uploadMegabytes = limits.uploadBytes / 1024 / 1024
const megapixels = limits.imagePixels / 1_000_000

/** Every error that a client can get: its HTTP status, when to try again, and the message for the user. */
export const errorCodes = {
  invalid_request: {
    status: 400,
    ru: 'Запрос составлен неверно.',
    en: 'The request is not valid.',
  },
  request_incomplete: {
    status: 400,
    ru: 'Соединение прервалось раньше, чем запрос пришёл целиком. Повторите.',
    en: 'The connection broke before the request had arrived as a whole. Try again.',
  },
  file_missing: {
    status: 400,
    ru: 'В запросе нет файла. Файл передаётся полем формы multipart/form-data.',
    en: 'There is no file in the request. A file is a field of a multipart/form-data form.',
  },
  file_empty: {
    status: 400,
    ru: 'Файл пуст.',
    en: 'The file is empty.',
  },
  too_many_files: {
    status: 400,
    ru: 'За один запрос принимается один файл.',
    en: 'A request takes one file.',
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
  comment_not_found: {
    status: 404,
    ru: 'Комментарий не найден: возможно, его удалили.',
    en: 'The comment was not found: it may have been deleted.',
  },
  request_timeout: {
    status: 408,
    ru: 'Запрос передавался слишком долго. Повторите, когда связь станет быстрее.',
    en: 'The request took too long to arrive. Try again when the connection is faster.',
  },
  conflict: {
    status: 409,
    ru: 'Описание успел изменить кто-то другой. Сверьте его с вашим и сохраните ещё раз.',
    en: 'Somebody else has changed the description. Compare it with yours and save again.',
  },
  comment_conflict: {
    status: 409,
    ru: 'Комментарий успел изменить кто-то другой.',
    en: 'Somebody else has changed the comment.',
  },
  too_large: {
    status: 413,
    ru: `Текст больше ${megabytes} МБ. Сократите его или разделите на несколько задач.`,
    en: `The text is larger than ${megabytes} MB. Shorten it or split it into several tasks.`,
  },
  file_too_large: {
    status: 413,
    ru: `Файл больше ${uploadMegabytes} МБ. Уменьшите изображение.`,
    en: `The file is larger than ${uploadMegabytes} MB. Make the image smaller.`,
  },
  too_many_pixels: {
    status: 413,
    ru: `В изображении больше ${megapixels} мегапикселей (у анимации считаются все кадры). Уменьшите его.`,
    en: `The image has more than ${megapixels} megapixels (of an animation all frames count). Make it smaller.`,
  },
  not_json: {
    status: 415,
    ru: 'Данные принимаются только в виде JSON (Content-Type: application/json).',
    en: 'Data is accepted as JSON only (Content-Type: application/json).',
  },
  not_multipart: {
    status: 415,
    ru: 'Файлы принимаются только в виде формы (Content-Type: multipart/form-data).',
    en: 'Files are accepted as a form only (Content-Type: multipart/form-data).',
  },
  not_an_image: {
    status: 415,
    ru: 'Принимаются только изображения PNG, JPEG, GIF, WebP и AVIF.',
    en: 'Only PNG, JPEG, GIF, WebP and AVIF images are accepted.',
  },
  svg_refused: {
    status: 415,
    ru: 'Изображения SVG не принимаются: в них могут быть программы. Сохраните рисунок как PNG или WebP.',
    en: 'SVG images are not accepted: they can hold programs. Save the drawing as PNG or WebP.',
  },
  heic_refused: {
    status: 415,
    ru: 'Изображения HEIC не принимаются. Сохраните снимок как JPEG.',
    en: 'HEIC images are not accepted. Save the photo as JPEG.',
  },
  animated_avif_refused: {
    status: 415,
    ru: 'Анимация AVIF не принимается. Сохраните её как WebP или GIF.',
    en: 'Animated AVIF images are not accepted. Save the animation as WebP or GIF.',
  },
  animated_png_refused: {
    status: 415,
    ru: 'Анимация PNG не принимается. Сохраните её как WebP или GIF.',
    en: 'Animated PNG images are not accepted. Save the animation as WebP or GIF.',
  },
  range_unsatisfiable: {
    status: 416,
    ru: 'В файле нет запрошенной части.',
    en: 'The file does not have the part that was asked for.',
  },
  html_too_complex: {
    status: 422,
    ru: 'Текст устроен слишком сложно: в нём слишком много элементов. Упростите его или разделите на несколько задач.',
    en: 'The text is too complex: it has too many elements. Simplify it or split it into several tasks.',
  },
  comment_empty: {
    status: 422,
    ru: 'Комментарий пуст.',
    en: 'The comment is empty.',
  },
  image_damaged: {
    status: 422,
    ru: 'Изображение не читается: файл повреждён или передан не целиком.',
    en: 'The image cannot be read: the file is damaged or incomplete.',
  },
  image_too_complex: {
    status: 422,
    ru: 'Изображение устроено слишком сложно: его обработка заняла больше минуты. Уменьшите его или сохраните в другом формате.',
    en: 'The image is too complex: it took more than a minute to work on. Make it smaller or save it in another format.',
  },
  too_many_uploads: {
    status: 429,
    ru: 'Слишком много файлов за короткое время. Повторите через минуту.',
    en: 'Too many files in a short time. Try again in a minute.',
  },
  headers_too_large: {
    status: 431,
    ru: 'Заголовки запроса слишком велики. Очистите cookie этого сайта и повторите.',
    en: 'The headers of the request are too large. Clear the cookies of this site and try again.',
  },
  unexpected: {
    status: 500,
    ru: 'На сервере произошла ошибка. Повторите позже; если не поможет, сообщите номер запроса администратору.',
    en: 'The server failed. Try again later; if that does not help, tell the administrator the request id.',
  },
  database_silent: {
    status: 503,
    retryAfterSeconds: 60,
    ru: 'База данных не отвечает. Повторите через минуту.',
    en: 'The database does not answer. Try again in a minute.',
  },
  storage_silent: {
    status: 503,
    retryAfterSeconds: 60,
    ru: 'Хранилище файлов не отвечает. Повторите через минуту.',
    en: 'The storage of files does not answer. Try again in a minute.',
  },
  too_many_texts: {
    status: 503,
    retryAfterSeconds: 10,
    ru: 'Сервер обрабатывает слишком много длинных текстов. Повторите через минуту.',
    en: 'The server is reading too many long texts. Try again in a minute.',
  },
  overloaded: {
    status: 503,
    retryAfterSeconds: 60,
    ru: 'Сервер обрабатывает слишком много изображений. Повторите через минуту.',
    en: 'The server is working on too many images. Try again in a minute.',
  },
  disk_full: {
    status: 507,
    ru: 'На диске сервера почти не осталось места, поэтому ничего не сохраняется. Сообщите администратору.',
    en: 'The disk of the server is almost full, so nothing is saved. Tell the administrator.',
  },
} as const satisfies Record<string, { status: number; retryAfterSeconds?: number; ru: string; en: string }>

/** The `error.code` of a response. */
export type ErrorCode = keyof typeof errorCodes
