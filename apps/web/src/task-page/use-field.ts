import type { FieldHandle } from '@taskfield/editor'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Saver } from '../saving/saver.ts'
import { unsavedText } from '../saving/saving-state.ts'
import type { DescriptionField } from './description-field.tsx'
import { placeCaret } from './place-caret.ts'
import type { CaretTarget } from './place-caret.ts'

type FieldComponent = typeof DescriptionField

/** The place of the field on a task page: closed, or on its way, or open with the field's component in it. */
export type FieldStage =
  | { name: 'closed' | 'loading' | 'unloadable' }
  | { name: 'open'; Field: FieldComponent }

export interface FieldSlot {
  stage: FieldStage
  /** The element that the field, or the text that is read, stands in. */
  place: RefObject<HTMLDivElement | null>
  /** Fetches the field's code, so that opening it later takes no time. */
  preload: () => void
  open: (caret: CaretTarget) => void
  close: () => void
  /** Makes the field emit what was typed in the last moments, which it does when it loses the focus. */
  leave: () => void
  /** Makes the field emit at once, wherever the focus is. */
  flush: () => void
  /** Replaces the text of the field, if it is open. */
  setText: (html: string) => void
  focus: () => void
  /** Opens find and replace in the field, for who has no keys. */
  find: () => void
  /** Scrolls to an image that could not be uploaded, which says why. */
  showFailure: () => void
  onReady: (handle: FieldHandle, openFind: () => void) => void
}

const loadField = () => import('./description-field.tsx')

/** Opens and closes the field. */
export function useField(saver: Saver): FieldSlot {
  const [stage, setStage] = useState<FieldStage>({ name: 'closed' })
  const place = useRef<HTMLDivElement>(null)
  const handle = useRef<FieldHandle>(null)
  const find = useRef<() => void>(null)
  const caret = useRef<CaretTarget>('text')
  const opener = useRef<Element>(null)

  async function open(wish: CaretTarget): Promise<void> {
    if (stage.name === 'open' || stage.name === 'loading') return
    caret.current = wish
    opener.current = document.activeElement
    setStage({ name: 'loading' })
    try {
      const { DescriptionField } = await loadField()
      holdHeight(place.current)
      setStage({ name: 'open', Field: DescriptionField })
    } catch {
      setStage({ name: 'unloadable' })
    }
  }

  return {
    stage,
    place,
    preload: () => void loadField().catch(() => undefined),
    open: wish => void open(wish),
    close() {
      handle.current = null
      setStage({ name: 'closed' })
    },
    leave() {
      const active = document.activeElement
      if (active instanceof HTMLElement && active.isContentEditable) active.blur()
    },
    flush: () => handle.current?.flush(),
    setText: html => handle.current?.setHtml(html),
    focus: () => handle.current?.focus(),
    find: () => find.current?.(),
    showFailure: () => findFailure(place.current)?.scrollIntoView({ block: 'center' }),
    onReady(ready, openFind) {
      handle.current = ready
      find.current = openFind
      const draft = unsavedText(saver.getState())
      if (draft !== null) ready.setHtml(draft)
      if (isFocusFree(opener.current)) placeCaret(ready, caret.current)
      releaseHeight(place.current)
    },
  }
}

function findFailure(place: HTMLElement | null): Element | null {
  return place?.querySelector('.tf-upload-strip[data-state="failed"]') ?? null
}

/** Whoever has gone on to something else while the code was on its way stays there. */
function isFocusFree(opener: Element | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement === opener
}

/** Keeps the page from scrolling in the moment in which the place holds neither the read text nor that of the field. */
function holdHeight(place: HTMLElement | null): void {
  if (place) place.style.minHeight = `${place.getBoundingClientRect().height}px`
}

function releaseHeight(place: HTMLElement | null): void {
  if (place) place.style.minHeight = ''
}
