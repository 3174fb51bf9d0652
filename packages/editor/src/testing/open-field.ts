import { userEvent } from 'vitest/browser'
import { onTestFinished } from 'vitest'
import { usualContext } from '../core/feature/host-context.ts'
import { hostField, type FieldSettings, type HostedField } from '../field/hosted-field.ts'
import { watchField } from '../field/value/watch-field.ts'
import '../styles/field.css'
import { selectMarked, withoutMarks, writeMarked } from './caret.ts'

/** A field on the page, without React around it. */
export interface OpenedField extends Pick<HostedField, 'editor' | 'value' | 'configure' | 'toasts'> {
  readonly text: HTMLElement
  /** What the host gave. */
  readonly settings: FieldSettings
  /** Takes the text from the page. */
  readonly unmount: () => void
  /** Presses keys, in the notation of `userEvent.keyboard`. */
  readonly press: (...keys: string[]) => Promise<void>
  /** The content as HTML, with `|` or `[` and `]` for the selection. */
  readonly written: () => string
}

export const fieldSettings: FieldSettings = {
  ...usualContext,
  emit: null,
  onShiftEnter: undefined,
  onPendingChange: undefined,
  onError: undefined,
  label: 'Текст',
  features: {},
  hostFeatures: [],
}

/** Opens a field with the focus where `|`, or `[` and `]`, stand in the HTML. */
export function openField(html: string, changes: Partial<FieldSettings> = {}): OpenedField {
  const settings = { ...fieldSettings, ...changes }
  const { editor, value, configure, toasts, resume } = hostField(withoutMarks(html), settings)
  const place = document.body.appendChild(document.createElement('div'))
  const unmount = editor.mount(place)
  const stop = watchField(place, value, resume)
  let isMounted = true
  const close = (): void => {
    if (isMounted) unmount()
    isMounted = false
  }
  onTestFinished(() => {
    close()
    stop()
    place.remove()
  })
  const text = place.firstElementChild
  if (!(text instanceof HTMLElement)) throw new Error('The field has put no text on the page.')
  const selection = selectMarked(editor.state.doc, html)
  if (selection) {
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(selection))
      return true
    })
  }
  return {
    editor,
    value,
    configure,
    toasts,
    text,
    settings,
    unmount: close,
    press: async (...keys) => {
      for (const key of keys) await userEvent.keyboard(key)
    },
    written: () => writeMarked(editor.state),
  }
}
