import { momentWords } from './moment-words.ts'
import type { SavingState } from './saving-state.ts'
import { noImages, uploadWords, type UnsavedImages } from './upload-words.ts'

/** What the person at the screen is told about their text, and the one thing they can do about it. */
export interface SavingWords {
  text: string
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
      return quiet(`Изменено ${momentWords(new Date(state.base.updatedAt), now)}`)
    case 'saved':
      return quiet(`Сохранено ${justNow(momentWords(new Date(state.base.updatedAt), now))}`)
    case 'dirty':
      return saving
    case 'saving':
      return state.problem ? failure(state.problem.message) : saving
    case 'failed':
      return failure(state.problem.message)
    case 'conflict':
      return { text: 'Не сохранено: описание изменили, пока вы писали.', tone: 'danger', action: 'compare' }
  }
}

const quiet = (text: string): SavingWords => ({ text, tone: 'quiet', action: null })

const saving = quiet('Сохраняется…')

/** What was saved while one looked on needs no day, unless the window was left open overnight. */
const justNow = (words: string): string => words.replace(/^сегодня /, '')

function failure(message: string): SavingWords {
  return { text: `Не сохранено: ${inSentence(message)}.`, tone: 'danger', action: 'retry' }
}

/** A sentence of its own as the end of another: «Диск полон.» becomes «диск полон», «HTML …» stays. */
function inSentence(message: string): string {
  const body = message.trim().replace(/\.$/, '')
  return /^\p{Lu}\p{Ll}/u.test(body) || /^\p{Lu}\s/u.test(body)
    ? body.charAt(0).toLowerCase() + body.slice(1)
    : body
}
