import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
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

it('writes a letter in 1,000 blocks in one place, draws nothing else, and asks little of the layout', async () => {
  await page.viewport(1600, 800)
  await loadAllCode()
  const { boxes, hits, ...counts } = await countForLetters('<p>слово</p>'.repeat(1000))
  expect(counts).toEqual({ renders: 0, characterData: letters, childList: 0 })
  expect(boxes).toBeLessThan(8 * letters)
  expect(hits).toBeLessThan(letters)
})

const letters = 5

type Counts = Readonly<Record<'renders' | 'characterData' | 'childList' | 'boxes' | 'hits', number>>

/** What is done while letters are typed at the end of the first block: drawn by React, written to the text, asked of the layout. */
async function countForLetters(value: string): Promise<Counts> {
  const counts = { renders: 0, characterData: 0, childList: 0, boxes: 0, hits: 0 }
  const { container, unmount } = await render(
    <Profiler id="field" onRender={() => counts.renders++}>
      <RichTextField value={value} initFocus />
    </Profiler>,
  )
  const text = container.querySelector('[role=textbox]') ?? container
  await userEvent.hover(text)
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}аб')
  const observer = new MutationObserver(records => {
    for (const { type } of records) if (type !== 'attributes') counts[type]++
  })
  observer.observe(text, { subtree: true, characterData: true, childList: true })
  const boxes = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Range.prototype, 'getClientRects'),
    vi.spyOn(Range.prototype, 'getBoundingClientRect'),
  ]
  const hits = vi.spyOn(document, 'elementFromPoint')
  counts.renders = 0
  await userEvent.keyboard('в'.repeat(letters))
  await new Promise(requestAnimationFrame)
  counts.boxes = boxes.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  counts.hits = hits.mock.calls.length
  observer.disconnect()
  vi.restoreAllMocks()
  await unmount()
  return counts
}
