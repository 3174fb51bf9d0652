import { StrictMode, type ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import type { FieldHandle } from '../field/handle.ts'
import { RichTextField } from '../field/rich-text-field.tsx'
import type { RichTextFieldProps } from '../field/rich-text-field-props.tsx'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import '../styles/field.css'

/** A field as a host has it. */
export interface RenderedField {
  readonly container: HTMLElement
  readonly text: HTMLElement
  readonly handle: FieldHandle
  /** All HTML that `onChange` was called with. */
  readonly emitted: readonly string[]
  /** Renders the host again; what is not given stays as it was. */
  readonly rerender: (changes: Partial<RichTextFieldProps>) => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Renders a field, in React's strict mode, and waits until it is ready and has all its code, as after an idle moment. */
export async function renderField(props: Partial<RichTextFieldProps> = {}): Promise<RenderedField> {
  const emitted: string[] = []
  const handles: FieldHandle[] = []
  let shown: RichTextFieldProps = {
    value: '',
    onChange: html => emitted.push(html),
    onReady: handle => handles.push(handle),
    ...props,
  }
  const host = (): ReactElement => (
    <StrictMode>
      <RichTextField {...shown} />
    </StrictMode>
  )
  await loadAllCode()
  const { container, rerender, unmount } = await render(host())
  const text = container.querySelector('[role=textbox]')
  const handle = handles.at(-1)
  if (!(text instanceof HTMLElement) || !handle)
    throw new Error('The field is not ready after it was rendered.')
  return {
    container,
    text,
    handle,
    emitted,
    rerender: async changes => {
      shown = { ...shown, ...changes }
      await rerender(host())
    },
    unmount,
  }
}
