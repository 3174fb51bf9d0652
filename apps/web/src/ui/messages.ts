import type { Message } from '@taskfield/editor'

export const retryLabel: Message = { ru: 'Повторить', en: 'Try again' }
export const cancelLabel: Message = { ru: 'Отмена', en: 'Cancel' }
export const closeLabel: Message = { ru: 'Закрыть', en: 'Close' }
export const deleteLabel: Message = { ru: 'Удалить', en: 'Delete' }
export const changeLabel: Message = { ru: 'Изменить', en: 'Edit' }
export const reloadPageLabel: Message = { ru: 'Обновить страницу', en: 'Reload the page' }
export const continueUploading: Message = { ru: 'Продолжить загрузку', en: 'Continue uploading' }
export const copyTextLabel: Message = { ru: 'Скопировать текст', en: 'Copy the text' }
export const copied: Message = { ru: 'Скопировано', en: 'Copied' }
export const notCopied: Message = { ru: 'Не удалось скопировать', en: 'Could not be copied' }
export const pageNotOpened: Message = {
  ru: 'Не удалось открыть страницу',
  en: 'The page could not be opened',
}
export const perhapsOffline: Message = {
  ru: 'Возможно, нет связи с сервером.',
  en: 'Perhaps there is no connection to the server.',
}
export const editorNotOpened: Message = {
  ru: 'Не удалось открыть редактор. Возможно, нет связи с сервером.',
  en: 'The editor could not be opened. Perhaps there is no connection to the server.',
}
export const loadingTask: Message = { ru: 'Загружаем задачу', en: 'Loading the task' }
export const savedVersion: Message = { ru: 'Сохранённая версия', en: 'Saved version' }
