import type { Message } from '@taskfield/editor'
import { justNow, momentWords } from './moment-words.ts'
import type { SavingState } from './saving-state.ts'
import { noImages, uploadWords, type UnsavedImages } from './upload-words.ts'

/** What the person at the screen is told about their text, and the one thing they can do about it. */
export interface SavingWords {
  text: Message
  tone: 'quiet' | 'danger'
  action: 'retry' | 'compare' | null
}

/** Nothing is called saved while an image of it is not on the server. */
export function savingWords(state: SavingState, now: Date, images: UnsavedImages = noImages): SavingWords {
  const words = textWords(state, now)
  if (images.pending === 0 || words.tone === 'danger') return words
  const hasFailed = images.failed === images.pending
  return { text: uploadWords(images), tone: hasFailed ? 'danger' : 'quiet', action: null }
}

function textWords(state: SavingState, now: Date): SavingWords {
  switch (state.status) {
    case 'clean':
      return quiet(changed(momentWords(new Date(state.base.updatedAt), now)))
    case 'saved':
      return quiet(saved(justNow(new Date(state.base.updatedAt), now)))
    case 'dirty':
      return saving
    case 'saving':
      return state.problem ? failure(state.problem.message) : saving
    case 'failed':
      return failure(state.problem.message)
    case 'conflict':
      return { text: changedMeanwhile, tone: 'danger', action: 'compare' }
  }
}

const quiet = (text: Message): SavingWords => ({ text, tone: 'quiet', action: null })

const saving = quiet({ ru: 'Сохраняется…', en: 'Saving…' })

const changed = (moment: Message): Message => ({ ru: `Изменено ${moment.ru}`, en: `Changed ${moment.en}` })
const saved = (moment: Message): Message => ({ ru: `Сохранено ${moment.ru}`, en: `Saved ${moment.en}` })
const changedMeanwhile: Message = {
  ru: 'Не сохранено: описание изменили, пока вы писали.',
  en: 'Not saved: the description was changed while you were writing.',
}

function failure(message: string): SavingWords {
  const reason = inSentence(message)
  const text = { ru: `Не сохранено: ${reason}.`, en: `Not saved: ${reason}.` }
  return { text, tone: 'danger', action: 'retry' }
}

/** A sentence of its own as the end of another: «Диск полон.» becomes «диск полон», «HTML …» stays. */
function inSentence(message: string): string {
  const body = message.trim().replace(/\.$/, '')
  return /^\p{Lu}\p{Ll}/u.test(body) || /^\p{Lu}\s/u.test(body)
    ? body.charAt(0).toLowerCase() + body.slice(1)
    : body
}
