import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openField, type OpenedField } from '../testing/open-field.ts'
import { renderField } from '../testing/render-field.tsx'

/** Types at the caret without waiting for anything. */
function type({ editor }: OpenedField, text: string): void {
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.insertText(text))
    return true
  })
}

function openTelling(html: string): OpenedField & { told: string[] } {
  const told: string[] = []
  return { ...openField(html, { onChange: changed => told.push(changed) }), told }
}

describe('telling the host what has changed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says nothing when a text is opened, however it was written, and closed', async () => {
    const { told, unmount } = await renderField({
      value: '<div>one<b>two</b></div><ul><li><p>three</p></li></ul>',
    })
    vi.advanceTimersByTime(1000)
    await unmount()
    expect(told).toEqual([])
  })

  it('tells a change, and then at most one in 300 ms', () => {
    const start = performance.now()
    const times: number[] = []
    const opened = openField('<p>|</p>', { onChange: () => times.push(performance.now() - start) })
    for (let time = 0; time < 1000; time += 10) {
      type(opened, 'a')
      vi.advanceTimersByTime(10)
    }
    expect(times).toEqual([0, 300, 600, 900])
  })

  it('tells the last change after the typing has ended', () => {
    const opened = openTelling('<p>|</p>')
    type(opened, 'a')
    vi.advanceTimersByTime(10)
    type(opened, 'b')
    type(opened, 'c')
    vi.advanceTimersByTime(300)
    expect(opened.told).toEqual(['<p>a</p>', '<p>abc</p>'])
    vi.advanceTimersByTime(10_000)
    expect(opened.told).toHaveLength(2)
  })

  it('says nothing when the text is again as it was', () => {
    const opened = openTelling('<p>one|</p>')
    type(opened, 'a')
    opened.editor.run((state, dispatch) => {
      dispatch?.(state.tr.delete(state.selection.from - 1, state.selection.from))
      return true
    })
    vi.advanceTimersByTime(1000)
    expect(opened.told).toEqual([])
  })

  it('says nothing when only the caret has moved', () => {
    const { editor, told } = openTelling('<p>one|</p>')
    editor.focusAtEnd()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })

  it.each<[string, (opened: OpenedField) => void]>([
    ['loses the focus', ({ text }) => text.dispatchEvent(new FocusEvent('blur'))],
    ['is on a page that is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['is on a page that is about to be left', () => window.dispatchEvent(new Event('beforeunload'))],
  ])('tells at once when the field %s', (_, leave) => {
    const opened = openTelling('<p>|</p>')
    type(opened, 'a')
    vi.advanceTimersByTime(10)
    type(opened, 'b')
    leave(opened)
    expect(opened.told).toEqual(['<p>a</p>', '<p>ab</p>'])
    vi.advanceTimersByTime(1000)
    expect(opened.told).toHaveLength(2)
  })

  it('tells at once when its page is hidden, not when it is shown', () => {
    const opened = openTelling('<p>|</p>')
    type(opened, 'a')
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.told).toEqual([])
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened.told).toEqual(['<p>a</p>'])
    state.mockRestore()
  })

  it('tells what is left when it is taken off the page', async () => {
    const { handle, told, unmount } = await renderField({ value: '<p>one</p>' })
    handle.setHtml('<p>two</p>')
    await unmount()
    expect(told).toEqual(['<p>two</p>'])
  })
})
