import { momentWords } from './moment-words.ts'
import type { SavingState } from './saving-state.ts'

/** What the person at the screen is told about their text, and the one thing they can do about it. */
export interface SavingWords {
  text: string
  tone: 'quiet' | 'danger'
  action: 'retry' | 'compare' | null
}

export function savingWords(state: SavingState, now: Date): SavingWords {
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
