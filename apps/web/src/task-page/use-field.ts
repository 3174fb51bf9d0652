import type { FieldHandle } from '@taskfield/editor'
import { useRef, useState } from 'react'
import type { Saver } from '../saving/saver.ts'
import type { DescriptionField } from './description-field.tsx'
import { placeCaret } from './place-caret.ts'
import type { CaretWish } from './place-caret.ts'

type FieldComponent = typeof DescriptionField

/** The place of the field on a task page: closed, or on its way, or open with the field's component in it. */
export type FieldStage =
  | { name: 'closed' | 'loading' | 'unloadable' }
  | { name: 'open'; Field: FieldComponent }

export interface FieldSlot {
  stage: FieldStage
  /** Fetches the field's code, so that opening it later takes no time. */
  preload: () => void
  open: (caret: CaretWish) => void
  close: () => void
  /** Tells the saver what the field holds now, also what the field has not yet told itself. */
  collect: () => void
  /** Replaces the text of the field, if it is open. */
  setText: (html: string) => void
  onChange: (html: string) => void
  onReady: (handle: FieldHandle) => void
}

const loadField = () => import('./description-field.tsx')

/** Opens and closes the field, and keeps the saver told of its text. */
export function useField(saver: Saver): FieldSlot {
  const [stage, setStage] = useState<FieldStage>({ name: 'closed' })
  const handle = useRef<FieldHandle>(null)
  const caret = useRef<CaretWish>('text')
  // What the field said last: opening a text may write it another way, which is no change of the user's.
  const told = useRef('')

  function onChange(html: string): void {
    if (html === told.current) return
    told.current = html
    saver.change(html)
  }

  async function open(wish: CaretWish): Promise<void> {
    if (stage.name === 'open' || stage.name === 'loading') return
    caret.current = wish
    setStage({ name: 'loading' })
    try {
      setStage({ name: 'open', Field: (await loadField()).DescriptionField })
    } catch {
      setStage({ name: 'unloadable' })
    }
  }

  return {
    stage,
    preload: () => void loadField().catch(() => undefined),
    open: wish => void open(wish),
    close: () => setStage({ name: 'closed' }),
    collect: () => {
      if (handle.current) onChange(handle.current.getHtml())
    },
    setText: html => handle.current?.setHtml(html),
    onChange,
    onReady(ready) {
      handle.current = ready
      told.current = ready.getHtml()
      placeCaret(ready, caret.current)
    },
  }
}
