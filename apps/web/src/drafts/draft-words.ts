import type { Message } from '@taskfield/editor'
import { fromMoment } from '../saving/moment-words.ts'
import type { Draft } from './draft.ts'
import { textsOnDevice, unsavedTexts } from './messages.ts'

/** What a draft is called: «Несохранённый текст от 14:32». */
export function draftTitle({ kind, html, changedAt }: Draft, now: Date): Message {
  const from = fromMoment(new Date(changedAt), now)
  if (kind === 'replaced') return { ru: `Заменённая версия ${from.ru}`, en: `Replaced version ${from.en}` }
  return html === ''
    ? {
        ru: `Несохранённая правка ${from.ru}: текст стёрт`,
        en: `Unsaved change ${from.en}: the text was erased`,
      }
    : { ru: `Несохранённый текст ${from.ru}`, en: `Unsaved text ${from.en}` }
}

/** How many drafts there are: «Несохранённые тексты: 3». Replaced versions were saved once. */
export function draftCount(drafts: readonly Draft[]): Message {
  const isUnsaved = drafts.every(({ kind }) => kind !== 'replaced')
  const { ru, en } = isUnsaved ? unsavedTexts : textsOnDevice
  return { ru: `${ru}: ${drafts.length}`, en: `${en}: ${drafts.length}` }
}
