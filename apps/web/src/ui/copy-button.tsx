import { useState } from 'react'
import { Button } from './button.tsx'
import { copyHtml } from './copy-html.ts'
import { useSay } from '../language/use-say.ts'
import { type Message } from '@taskfield/editor'
import { copied, notCopied } from './messages.ts'

interface CopyButtonProps {
  html: string
  label: string
  variant?: 'plain' | 'bare'
}

/** Copies a rich text and says whether that went well. */
export function CopyButton({ html, label, variant = 'plain' }: CopyButtonProps) {
  const say = useSay()
  const [outcome, setOutcome] = useState<Message | null>(null)

  async function copy(): Promise<void> {
    setOutcome((await copyHtml(html)) ? copied : notCopied)
  }

  return (
    <Button variant={variant} onClick={() => void copy()} onBlur={() => setOutcome(null)}>
      <span aria-live="polite">{outcome ? say(outcome) : label}</span>
    </Button>
  )
}
