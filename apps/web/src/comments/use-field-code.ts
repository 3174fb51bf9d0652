import { useState } from 'react'
import type { CommentField } from './comment-field.tsx'

type FieldComponent = typeof CommentField

/** Whether the code of the field is here; `failed` where it did not come. */
export type FieldCode = { name: 'none' | 'loading' | 'failed' } | { name: 'here'; Field: FieldComponent }

const loadField = () => import('./comment-field.tsx')

/** Fetches the field's code when it is asked for. */
export function useFieldCode(): { code: FieldCode; preload: () => void; load: () => void } {
  const [code, setCode] = useState<FieldCode>({ name: 'none' })

  async function load(): Promise<void> {
    if (code.name === 'here' || code.name === 'loading') return
    setCode({ name: 'loading' })
    try {
      setCode({ name: 'here', Field: (await loadField()).CommentField })
    } catch {
      setCode({ name: 'failed' })
    }
  }

  return { code, preload: () => void loadField().catch(() => undefined), load: () => void load() }
}
