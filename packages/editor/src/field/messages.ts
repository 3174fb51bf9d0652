import type { Locale, Message } from '../messages/message.ts'
import type { TextCount } from '@taskfield/document'

/** Names the field where the host does not. */
export const fieldLabel: Message = { ru: 'Текст', en: 'Text' }

/** The keys that one has to know: the one that sends, if there is one, and those to find all others. */
export function keysHint(sendKey: string | null): Message {
  const ru = 'Alt+F10 — панель инструментов, Alt+0 — сочетания клавиш'
  const en = 'Alt+F10: toolbar, Alt+0: keys'
  return sendKey === null
    ? { ru, en }
    : { ru: `${sendKey} — отправить, ${ru}`, en: `${sendKey}: send, ${en}` }
}

export const unreadableText: Message = {
  ru: 'Этот текст слишком сложный, чтобы изменить его здесь. Он не потерян: ниже его содержимое и исходный код.',
  en: 'This text is too complex to be edited here. It is safe: its words and its source are below.',
}

export const sourceLabel: Message = { ru: 'Исходный код', en: 'Source' }

export function countMessage({ words, characters }: TextCount): Message {
  const write = (locale: Locale): string =>
    writeCounts(locale, words.toLocaleString(locale), characters.toLocaleString(locale))
  return { ru: write('ru'), en: write('en') }
}

/** How much of the text is selected. */
export function selectedCountMessage(selected: TextCount, all: TextCount): Message {
  const of = (locale: Locale): [string, string] => [
    ofAll(selected.words, all.words, locale),
    ofAll(selected.characters, all.characters, locale),
  ]
  return { ru: writeCounts('ru', ...of('ru')), en: writeCounts('en', ...of('en')) }
}

const ofWord: Message = { ru: 'из', en: 'of' }

function ofAll(part: number, whole: number, locale: Locale): string {
  return `${part.toLocaleString(locale)} ${ofWord[locale]} ${whole.toLocaleString(locale)}`
}

function writeCounts(locale: Locale, words: string, characters: string): string {
  return locale === 'ru'
    ? `Слов: ${words} · Знаков: ${characters}`
    : `Words: ${words} · Characters: ${characters}`
}

/** Said after undo and redo: what has changed is in the text. */
export const changeUndone: Message = { ru: 'Отменено', en: 'Undone' }

export const changeRedone: Message = { ru: 'Повторено', en: 'Redone' }

export const caretBetweenBlocks: Message = { ru: 'Курсор между блоками', en: 'Caret between blocks' }

export function itemOn({ ru, en }: Message): Message {
  return { ru: `${ru}: включено`, en: `${en}: on` }
}

export function itemChosen(item: Message, choice: Message): Message {
  return { ru: `${item.ru}: ${choice.ru}`, en: `${item.en}: ${choice.en}` }
}

export function itemOff({ ru, en }: Message): Message {
  return { ru: `${ru}: выключено`, en: `${en}: off` }
}

export function objectSelected({ ru, en }: Message): Message {
  return { ru: `${ru}: выделено`, en: `${en}: selected` }
}

export const sentAfterUploads: Message = {
  ru: 'Отправится, когда загрузятся изображения',
  en: 'It will be sent when the images are uploaded',
}

export const sendLaterLabel: Message = { ru: 'Не отправлять', en: 'Do not send' }

export const notSent: Message = {
  ru: 'Не отправлено: изображение не загрузилось. Повторите загрузку или удалите его.',
  en: 'Not sent: an image was not uploaded. Retry the upload, or delete the image.',
}
