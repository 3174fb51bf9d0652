import { useState } from 'react'
import { Button } from './button.tsx'
import { copyHtml } from './copy-html.ts'

interface CopyButtonProps {
  html: string
  label: string
  variant?: 'plain' | 'bare'
}

/** Copies a rich text and says whether that went well. */
export function CopyButton({ html, label, variant = 'plain' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null)

  async function copy(): Promise<void> {
    setOutcome((await copyHtml(html)) ? 'Скопировано' : 'Не удалось скопировать')
  }

  return (
    <Button variant={variant} onClick={() => void copy()} onBlur={() => setOutcome(null)}>
      <span aria-live="polite">{outcome ?? label}</span>
    </Button>
  )
}
