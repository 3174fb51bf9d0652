import type { ReactNode } from 'react'
import { savingWords } from '../saving/saving-words.ts'
import type { SavingState } from '../saving/saving-state.ts'
import { Button } from '../ui/button.tsx'
import { useToday } from '../ui/use-today.ts'
import './saving-status.css'

interface SavingStatusProps {
  state: SavingState
  onRetry: () => void
  /** The way out of a conflict. */
  compare: ReactNode
}

/** Where the text stands, in words. Only bad news is read aloud: a save every few seconds would be noise. */
export function SavingStatus({ state, onRetry, compare }: SavingStatusProps) {
  const { text, tone, action } = savingWords(state, useToday())
  return (
    <div className={`saving-status saving-status-${tone}`}>
      <span>{tone === 'quiet' && text}</span>
      <span role="status">{tone === 'danger' && text}</span>{' '}
      {action === 'retry' && (
        <Button look="bare" onClick={onRetry}>
          Повторить
        </Button>
      )}
      {action === 'compare' && compare}
    </div>
  )
}
