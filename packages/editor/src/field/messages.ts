import { template } from '../messages/message-text.ts'
import type { Message, MessageValues } from '../messages/message.ts'
import type { TextCount } from '@taskfield/document'

/** Names the field where the host does not. */
export const fieldLabel: Message = { ru: 'Текст', en: 'Text' }

/** The keys that one has to know: the one that sends, if there is one, and those to find all others. */
export function keysHint(sendKey: string | null): Message {
  const hint = {
    ru: 'Alt+F10 — панель инструментов, Alt+0 — сочетания клавиш',
    en: 'Alt+F10: toolbar, Alt+0: keys',
  }
  return sendKey === null
    ? hint
    : template(
        { ru: '{key} — отправить, {others}', en: '{key}: send, {others}' },
        { key: sendKey, others: hint },
      )
}

export const unreadableText: Message = {
  ru: 'Этот текст слишком сложный, чтобы изменить его здесь. Он не потерян: ниже его содержимое и исходный код.',
  en: 'This text is too complex to be edited here. It is safe: its words and its source are below.',
}

export const sourceLabel: Message = { ru: 'Исходный код', en: 'Source' }

export function countMessage({ words, characters }: TextCount): Message {
  return countsOf({ words, characters })
}

/** How much of the text is selected. */
export function selectedCountMessage(selected: TextCount, all: TextCount): Message {
  return countsOf({
    words: ofAll(selected.words, all.words),
    characters: ofAll(selected.characters, all.characters),
  })
}

const countsOf = (values: MessageValues): Message =>
  template(
    { ru: 'Слов: {words} · Знаков: {characters}', en: 'Words: {words} · Characters: {characters}' },
    values,
  )

const ofAll = (part: number, whole: number): Message =>
  template({ ru: '{part} из {whole}', en: '{part} of {whole}' }, { part, whole })

export const sentAfterUploads: Message = {
  ru: 'Отправится, когда загрузятся изображения',
  en: 'It will be sent when the images are uploaded',
}

export const sendLaterLabel: Message = { ru: 'Не отправлять', en: 'Do not send' }

export const notSent: Message = {
  ru: 'Не отправлено: изображение не загрузилось. Повторите загрузку или удалите его.',
  en: 'Not sent: an image was not uploaded. Retry the upload, or delete the image.',
}
