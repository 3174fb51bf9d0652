import { fromMoment } from '../saving/moment-words.ts'
import type { Draft } from './draft.ts'

/** What a draft is called: «Несохранённый текст от 14:32». */
export function draftTitle({ kind, html, changedAt }: Draft, now: Date): string {
  const from = fromMoment(new Date(changedAt), now)
  if (kind === 'replaced') return `Заменённая версия ${from}`
  return html === '' ? `Несохранённая правка ${from}: текст стёрт` : `Несохранённый текст ${from}`
}

/** How many drafts there are: «Несохранённые тексты: 3». Replaced versions were saved once. */
export function draftCount(drafts: readonly Draft[]): string {
  const isUnsaved = drafts.every(({ kind }) => kind !== 'replaced')
  return `${isUnsaved ? 'Несохранённые тексты' : 'Тексты на этом устройстве'}: ${drafts.length}`
}
