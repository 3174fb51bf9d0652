import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { schema, toggleMark, type Command } from '../prosemirror.ts'
import { renderField } from './render-field.tsx'

it('a listener is told of every change until it goes, and a command of the one copy of ProseMirror runs', async () => {
  const { handle, text } = await renderField({ value: '<p>one</p>', initFocus: true })
  const listener = vi.fn<() => void>()
  const stop = handle.subscribe(listener)
  await userEvent.keyboard('{Shift>}{Control>}{Home}{/Control}{/Shift}')
  await expect.poll(() => handle.getSelectedText()).toBe('one')
  expect(listener).toHaveBeenCalled()
  const embolden: Command = toggleMark(schema.marks.bold)
  expect([handle.run(embolden), handle.getHtml()]).toEqual([true, '<p><strong>one</strong></p>'])
  stop()
  listener.mockClear()
  await userEvent.keyboard('a')
  expect([text.textContent, listener.mock.calls.length]).toEqual(['a', 0])
})
