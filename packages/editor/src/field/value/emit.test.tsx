import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'

/** Types at the caret without waiting for anything. */
function type({ editor }: OpenedField, text: string): void {
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.insertText(text))
    return true
  })
}

function pressOnPage(key: KeyboardEventInit): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...key }))
}

function openEmitting(html: string): OpenedField & { emitted: string[] } {
  const emitted: string[] = []
  return { ...openField(html, { emit: changed => emitted.push(changed) }), emitted }
}

describe('onChange', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says nothing when a text is opened, however it was written, and closed', async () => {
    const { emitted, unmount } = await renderField({
      value: '<div>one<b>two</b></div><ul><li><p>three</p></li></ul>',
    })
    vi.advanceTimersByTime(1000)
    await unmount()
    expect(emitted).toEqual([])
  })

  it('tells a change, and then at most one in 300 ms', () => {
    const start = performance.now()
    const times: number[] = []
    const opened = openField('<p>|</p>', { emit: () => times.push(performance.now() - start) })
    for (let time = 0; time < 1000; time += 10) {
      type(opened, 'a')
      vi.advanceTimersByTime(10)
    }
    expect(times).toEqual([0, 300, 600, 900])
  })

  it('tells the last change after the typing has ended', () => {
    const opened = openEmitting('<p>|</p>')
    type(opened, 'a')
    vi.advanceTimersByTime(10)
    type(opened, 'b')
    type(opened, 'c')
    vi.advanceTimersByTime(300)
    expect(opened.emitted).toEqual(['<p>a</p>', '<p>abc</p>'])
    vi.advanceTimersByTime(10_000)
    expect(opened.emitted).toHaveLength(2)
  })

  it('says nothing when the text is again as it was', () => {
    const opened = openEmitting('<p>one|</p>')
    type(opened, 'a')
    opened.editor.run((state, dispatch) => {
      dispatch?.(state.tr.delete(state.selection.from - 1, state.selection.from))
      return true
    })
    vi.advanceTimersByTime(1000)
    expect(opened.emitted).toEqual([])
  })

  it('says nothing when only the caret has moved', () => {
    const { editor, emitted } = openEmitting('<p>one|</p>')
    editor.focusAtEnd()
    vi.advanceTimersByTime(1000)
    expect(emitted).toEqual([])
  })

  it.each<[string, (opened: OpenedField) => void]>([
    ['loses the focus', ({ text }) => text.dispatchEvent(new FocusEvent('blur'))],
    ['is on a page that is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['is on a page that is about to be left', () => window.dispatchEvent(new Event('beforeunload'))],
    ['is on a page where Ctrl+Enter is pressed', () => pressOnPage({ key: 'Enter', ctrlKey: true })],
    ['is on a page where Escape is pressed', () => pressOnPage({ key: 'Escape' })],
  ])('tells at once when the field %s', async (_, leave) => {
    const opened = openEmitting('<p>|</p>')
    type(opened, 'a')
    vi.advanceTimersByTime(10)
    type(opened, 'b')
    leave(opened)
    await Promise.resolve()
    expect(opened.emitted).toEqual(['<p>a</p>', '<p>ab</p>'])
    vi.advanceTimersByTime(1000)
    expect(opened.emitted).toHaveLength(2)
  })

  it('tells at once when its page is hidden, not when it is shown', () => {
    const opened = openEmitting('<p>|</p>')
    type(opened, 'a')
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.emitted).toEqual([])
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.emitted).toEqual(['<p>a</p>'])
    state.mockRestore()
  })

  it('tells what is left when it is taken off the page', async () => {
    const { handle, emitted, unmount } = await renderField({ value: '<p>one</p>' })
    handle.setHtml('<p>two</p>')
    await unmount()
    expect(emitted).toEqual(['<p>two</p>'])
  })
})
