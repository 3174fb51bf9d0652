import { useState, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { renderField } from '../../testing/render-field.tsx'
import type { FieldHandle } from '../handle.ts'
import { RichTextField } from '../rich-text-field.tsx'

const undo = '{Control>}z{/Control}'

/** Types at the end of the paragraph that holds a text. */
async function typeAfter(text: HTMLElement, words: string, typed: string): Promise<void> {
  const block = [...text.querySelectorAll('p, h2, td')].find(({ textContent }) => textContent === words)
  if (!block?.lastChild) throw new Error(`No block says ${words}`)
  text.focus()
  getSelection()?.collapse(block.lastChild, block.lastChild.textContent?.length)
  await userEvent.keyboard(typed)
}

describe('a value that the host gives later', () => {
  it('replaces the content while nothing was typed', async () => {
    const { handle, emitted, rerender } = await renderField({ value: '<p>one</p><p>two</p>' })
    await rerender({ value: '<p>one</p><p>other</p><p>two</p>' })
    expect(handle.getHtml()).toBe('<p>one</p><p>other</p><p>two</p>')
    await rerender({ value: '<p>new</p>' })
    expect(handle.getHtml()).toBe('<p>new</p>')
    expect(emitted).toEqual([])
  })

  it('does nothing when it says the same in other words', async () => {
    const { text, rerender } = await renderField({ value: '<p><b>one</b></p>' })
    const first = text.firstChild
    await rerender({ value: '<p><strong>one</strong></p>' })
    await rerender({ value: '<div><b>one</b></div>' })
    expect(text.firstChild).toBe(first)
  })

  it('touches only the blocks that differ, and neither caret nor undo', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p><p>two</p><p>three</p>' })
    await typeAfter(text, 'two', '!')
    await rerender({ value: '<p>one</p><p>two!</p><p>three</p>' })
    const elements = [...text.children]
    await rerender({ value: '<p>first</p><p>two!</p><p>last</p>' })
    expect(text.children[1]).toBe(elements[1])
    await userEvent.keyboard('?')
    expect(handle.getHtml()).toBe('<p>first</p><p>two!?</p><p>last</p>')
    await userEvent.keyboard(undo)
    expect(handle.getHtml()).toBe('<p>first</p><p>two</p><p>last</p>')
  })

  it('leaves the caret where it is in a paragraph that it changes', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one two</p>' })
    await typeAfter(text, 'one two', '{ArrowLeft}')
    await rerender({ value: '<p>one and two</p>' })
    await userEvent.keyboard('x')
    expect(handle.getHtml()).toBe('<p>one and twxo</p>')
  })

  it('is merged with what was typed, and the host is told the outcome', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p><p>two</p>' })
    await typeAfter(text, 'one', ' mine')
    await rerender({ value: '<p>one</p><p>two theirs</p>' })
    const merged = '<p>one mine</p><p>two theirs</p>'
    expect(handle.getHtml()).toBe(merged)
    await expect.poll(() => emitted.at(-1)).toBe(merged)
  })

  it('loses no word of either where both changed the same paragraph', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p><p>two</p>' })
    await typeAfter(text, 'one', ' mine')
    await rerender({ value: '<p>one theirs</p><p>two</p>' })
    expect(handle.getHtml()).toBe('<p>one mine</p><p>one theirs</p><p>two</p>')
    await userEvent.keyboard('!')
    expect(handle.getHtml()).toBe('<p>one mine!</p><p>one theirs</p><p>two</p>')
  })

  it('does nothing when it is what the field emitted, however late', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', '1')
    await expect.poll(() => emitted).toEqual(['<p>one1</p>'])
    await userEvent.keyboard('2')
    await expect.poll(() => emitted).toHaveLength(2)
    await userEvent.keyboard('3')
    // The server has saved the first of them, and says so only now.
    await rerender({ value: '<p>one1</p>' })
    expect(handle.getHtml()).toBe('<p>one123</p>')
    // Somebody else went on from there.
    await rerender({ value: '<p>one1</p><p>theirs</p>' })
    expect(handle.getHtml()).toBe('<p>one123</p><p>theirs</p>')
  })

  it('takes the content back when it goes back to an earlier one', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', '!')
    await expect.poll(() => emitted).toEqual(['<p>one!</p>'])
    await rerender({ value: '<p>one!</p>' })
    await rerender({ value: '<p>one</p>' })
    expect(handle.getHtml()).toBe('<p>one</p>')
  })

  it('takes the content back also to what the field emitted before', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', '1')
    await expect.poll(() => emitted).toEqual(['<p>one1</p>'])
    await rerender({ value: '<p>one1</p>' })
    await userEvent.keyboard('2')
    await expect.poll(() => emitted).toHaveLength(2)
    await rerender({ value: '<p>one12</p>' })
    await rerender({ value: '<p>one1</p>' })
    expect(handle.getHtml()).toBe('<p>one1</p>')
  })

  it('is merged with what was typed since the version that it was made from', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', ' mine')
    await expect.poll(() => emitted.at(-1)).toBe('<p>one mine</p>')
    await userEvent.keyboard(' more')
    // The server had merged what it was told with what a colleague wrote.
    await rerender({ value: '<p>one mine</p><p>theirs</p>' })
    expect(handle.getHtml()).toBe('<p>one mine more</p><p>theirs</p>')
  })

  it('may be empty without a loss of what only the field has', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p><p>two</p>' })
    await typeAfter(text, 'one', ' mine')
    await rerender({ value: '' })
    expect(handle.getHtml()).toBe('<p>one mine</p>')
  })

  it('empties the field where the host has asked for what it holds', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p><p>two</p>' })
    await typeAfter(text, 'one', ' mine')
    handle.getHtml()
    // A key at once: what the field has told by itself, it would keep.
    // oxlint-disable-next-line typescript/no-deprecated -- types as a key does, and at once
    document.execCommand('insertText', false, '!')
    expect(text.textContent).toContain('!')
    await rerender({ value: '' })
    expect(handle.getHtml()).toBe('')
  })

  it('takes the place of a comment that was sent, whatever it is', async () => {
    const sent: string[] = []
    const { text, handle, rerender } = await renderField({
      value: '<p>one</p>',
      commentEditor: true,
      onShiftEnter: html => sent.push(html),
    })
    await typeAfter(text, 'one', ' mine{Shift>}{Enter}{/Shift}')
    await rerender({ value: '<p>next</p>' })
    expect([sent, handle.getHtml()]).toEqual([['<p>one mine</p>'], '<p>next</p>'])
  })

  it.each([null, undefined])('is empty where it is %s', async value => {
    const { handle, emitted, rerender } = await renderField({ value })
    expect(handle.getHtml()).toBe('')
    await rerender({ value: '<p>one</p>' })
    expect(handle.getHtml()).toBe('<p>one</p>')
    await rerender({ value })
    expect([handle.getHtml(), emitted]).toEqual(['', []])
  })

  it('keeps what was sent when the host only says again what it said', async () => {
    const { text, handle, rerender } = await renderField({
      value: '<p>one</p>',
      commentEditor: true,
      onShiftEnter: () => undefined,
    })
    await typeAfter(text, 'one', ' mine{Shift>}{Enter}{/Shift}')
    await rerender({ value: '<p>one</p>', readOnly: true })
    expect(handle.getHtml()).toBe('<p>one mine</p>')
  })

  it('waits until an input method has ended its word', async () => {
    const { text, handle, rerender } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', '!')
    text.dispatchEvent(new CompositionEvent('compositionstart'))
    await rerender({ value: '<p>one</p><p>theirs</p>' })
    expect(handle.getHtml()).toBe('<p>one!</p>')
    text.dispatchEvent(new CompositionEvent('compositionend'))
    await expect.poll(() => handle.getHtml()).toBe('<p>one!</p><p>theirs</p>')
  })
})

describe('a value that waits for an input method', () => {
  it('is not lost when the field is taken off the page', async () => {
    const { text, emitted, rerender, unmount } = await renderField({ value: '<p>one</p>' })
    await typeAfter(text, 'one', '!')
    text.dispatchEvent(new CompositionEvent('compositionstart'))
    await rerender({ value: '<p>one</p><p>theirs</p>' })
    await unmount()
    expect(emitted.at(-1)).toBe('<p>one!</p><p>theirs</p>')
  })

  it('is not written over by what was typed before it', async () => {
    const { text, handle, emitted, rerender } = await renderField({ value: '<p>one</p>' })
    text.dispatchEvent(new CompositionEvent('compositionstart'))
    await rerender({ value: '<p>one</p><p>theirs</p>' })
    handle.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('!', 4))
      return true
    })
    text.dispatchEvent(new CompositionEvent('compositionend'))
    await expect.poll(() => emitted).toEqual(['<p>one!</p><p>theirs</p>'])
  })
})

describe('a host that keeps the content in its state', () => {
  it('types and undoes with it as without', async () => {
    const handles: FieldHandle[] = []
    function Host(): ReactElement {
      const [html, setHtml] = useState('<p>one</p>')
      return (
        <RichTextField value={html} onChange={setHtml} onReady={handle => handles.push(handle)} initFocus />
      )
    }
    await render(<Host />)
    await userEvent.keyboard('abcdefghijklmnopqrstuvwxyz 0123456789')
    await userEvent.keyboard(undo)
    expect(handles.at(-1)?.getHtml()).toBe('<p>oneabcdefghijklmnopqrst</p>')
  })
})
