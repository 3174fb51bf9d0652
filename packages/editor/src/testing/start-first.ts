import { onTestFinished } from 'vitest'
import { hostField, type FieldSettings, type HostedField } from '../field/hosted-field.ts'
import type { Rest } from '../field/rest/load-rest.ts'
import * as rest from '../field/rest/rest.ts'
import { watchField } from '../field/value/watch-field.ts'
import { LazyCode } from '../ui/lazy/lazy-code.ts'
import '../styles/field.css'
import { selectMarked, withoutMarks } from './caret.ts'
import { fieldSettings } from './open-field.ts'

/** A field that has begun without its features. */
export interface FirstField extends HostedField {
  readonly text: HTMLElement
  /** Lets the rest of the code come. */
  readonly come: () => void
  /** Takes the field from the page. */
  readonly leave: () => void
}

/** A field on the page for which only the first part of the code is there. */
export function startFirst(html: string, changes: Partial<FieldSettings> = {}): FirstField {
  const code = new LazyCode<Rest>(() => new Promise(() => undefined))
  // Later tests wait for all code that the page knows of.
  onTestFinished(() => code.give(rest))
  const settings = { ...fieldSettings, ...changes }
  const field = hostField(withoutMarks(html), settings, code)
  const place = document.body.appendChild(document.createElement('div'))
  const unmount = field.editor.mount(place)
  const stop = watchField(place, field.value, field.resume)
  let isThere = true
  const leave = (): void => {
    if (!isThere) return
    isThere = false
    unmount()
    stop()
    place.remove()
  }
  onTestFinished(leave)
  const selection = selectMarked(field.editor.state.doc, html)
  if (selection)
    field.editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(selection))
      return true
    })
  const text = place.firstElementChild
  if (!(text instanceof HTMLElement)) throw new Error('The field has put no text on the page.')
  const come = (): void => {
    code.give(rest)
    field.configure(settings)
  }
  return { ...field, text, come, leave }
}
