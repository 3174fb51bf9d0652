import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { RichTextField, type FieldHandle } from '@taskfield/editor'
import '@taskfield/editor/whole'

it('tells what was written, and sends it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const form = document.body.appendChild(document.createElement('form'))
  const onChange = vi.fn<(html: string) => void>()
  const handles: FieldHandle[] = []
  const root = createRoot(form)
  const field = <RichTextField name="about" onChange={onChange} onReady={handle => handles.push(handle)} />
  await act(async () => root.render(field))
  await act(async () => {
    handles[0]?.setHtml('<p>Готово</p>')
    handles[0]?.flush()
  })
  expect(onChange).toHaveBeenLastCalledWith('<p>Готово</p>')
  expect(new FormData(form).get('about')).toBe('<p>Готово</p>')
  await act(async () => root.unmount())
  form.remove()
})
