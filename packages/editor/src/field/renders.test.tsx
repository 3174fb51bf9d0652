import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadAllCode } from '../ui/lazy/lazy-code.ts'
import { RichTextField } from './rich-text-field.tsx'
import '../styles/field.css'

it('draws nothing of the toolbar anew while 1,000 characters are typed', async () => {
  await page.viewport(1600, 800)
  // What would come in an idle moment, and be drawn then.
  await loadAllCode()
  const renders: string[] = []
  const { container } = await render(
    <Profiler id="field" onRender={(_, phase) => renders.push(phase)}>
      <RichTextField value="" initFocus />
    </Profiler>,
  )
  // Where the pointer was left by another test, a tooltip of the toolbar would come.
  await userEvent.hover(container.querySelector('[role=textbox]') ?? container)
  const typed = 'слово за словом, '.repeat(60).slice(0, 999)
  await userEvent.keyboard('а')
  const before = renders.length
  await userEvent.keyboard(typed)
  expect(container.querySelector('[role=textbox]')?.textContent).toHaveLength(1000)
  // Undo became possible with the first character; since then no fact of any button has changed.
  expect(renders.slice(before)).toEqual([])
})
