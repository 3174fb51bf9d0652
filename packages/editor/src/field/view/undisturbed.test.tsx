import { useEffect, useState, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { loadAllCode } from '../../ui/lazy/lazy-code.ts'
import { RichTextField } from '../rich-text-field.tsx'

const renderings = { count: 0 }

/** Renders itself and the field again in each frame, with callbacks that are always new. */
function RestlessHost(): ReactElement {
  const [frame, setFrame] = useState(0)
  useEffect(() => {
    const request = requestAnimationFrame(() => setFrame(frame + 1))
    renderings.count++
    return () => cancelAnimationFrame(request)
  }, [frame])
  return (
    <RichTextField
      value="<p>one</p><p>two</p>"
      onChange={() => {}}
      onShiftEnter={() => {}}
      onReady={() => {}}
      initFocus
    />
  )
}

/** The elements of the text, and where its caret is. */
function visibleState(container: HTMLElement): unknown {
  const text = container.querySelector('[role=textbox]')
  const leaf = text?.lastChild?.firstChild
  return {
    text,
    blocks: [...(text?.children ?? [])],
    leaf,
    caretIsInLeaf: getSelection()?.anchorNode === leaf,
  }
}

describe('a host that renders 60 times a second', () => {
  it('changes nothing in the text: its elements, its caret and what is typed stay', async () => {
    // What would come in an idle moment, and be drawn then.
    await loadAllCode()
    const { container } = await render(<RestlessHost />)
    // The toolbar fits its items in the first frame.
    await expect.poll(() => renderings.count).toBeGreaterThan(5)
    const text = container.querySelector('[role=textbox]')
    const before = visibleState(container)
    const changes: MutationRecord[] = []
    new MutationObserver(records => changes.push(...records)).observe(container, {
      childList: true,
      subtree: true,
    })
    const typed = 'a text that is typed while React renders'
    await userEvent.keyboard(typed)
    const typedAt = renderings.count
    await expect.poll(() => renderings.count).toBeGreaterThan(typedAt + 20)
    expect(text?.innerHTML).toBe(`<p>one</p><p>two${typed}</p>`)
    expect(visibleState(container)).toEqual(before)
    expect(getSelection()?.anchorOffset).toBe(`two${typed}`.length)
    expect(changes).toEqual([])
  })
})
