import { useState } from 'react'
import type { ReactNode } from 'react'
import { savingWords } from '../saving/saving-words.ts'
import type { SavingState } from '../saving/saving-state.ts'
import type { UnsavedImages } from '../saving/upload-words.ts'
import { Button } from '../ui/button.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { useToday } from '../ui/use-today.ts'
import './saving-status.css'
import { useSay } from '../language/use-say.ts'
import { retryLabel } from '../ui/messages.ts'

interface SavingStatusProps {
  state: SavingState
  images: UnsavedImages
  onRetry: () => void
  /** The way out of a conflict. */
  compare: ReactNode
}

/** Where the text stands, in words. Only bad news is read aloud: a save every few seconds would be noise. */
export function SavingStatus({ state, images, onRetry, compare }: SavingStatusProps) {
  const say = useSay()
  const { text, tone, action } = savingWords(state, useToday(), images)
  return (
    <div className={`saving-status saving-status-${tone}`}>
      <span>{tone === 'quiet' && say(text)}</span>
      <span role="status" className="saving-problem">
        {tone === 'danger' && <SavingProblem text={say(text)} />}
      </span>{' '}
      {action === 'retry' && (
        <Button variant="bare" onClick={onRetry}>
          {say(retryLabel)}
        </Button>
      )}
      {action === 'compare' && compare}
    </div>
  )
}

/** Why a text is not saved. On a narrow screen it is one line, which opens when it is pressed. */
function SavingProblem({ text }: { text: string }) {
  const isNarrow = useMediaQuery('(width < 800px)')
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow) return text
  return (
    <button
      type="button"
      className="saving-problem-line"
      aria-expanded={isOpen}
      // The field keeps the focus: losing it would try to save again and take the words away.
      onMouseDown={event => event.preventDefault()}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </button>
  )
}
