import type { Message } from '../../messages/message.ts'

export const retryLabel: Message = { ru: 'Повторить', en: 'Try again' }

export const notLoadedMessage: Message = {
  ru: 'Не удалось загрузить часть редактора. Проверьте подключение к интернету и попробуйте ещё раз. Если не поможет, обновите страницу.',
  en: 'A part of the editor could not be loaded. Check the internet connection and try again. If that does not help, reload the page.',
}
