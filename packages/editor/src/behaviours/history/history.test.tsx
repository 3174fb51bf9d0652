import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'

describe('undo and redo', () => {
  it('undoes typing in runs of 20 characters', async () => {
    const { press, written } = openField('<p>|</p>')
    await press('abcdefghijklmnopqrstuvwxy', undo)
    expect(written()).toBe('<p>abcdefghijklmnopqrst|</p>')
    await press(undo)
    expect(written()).toBe('<p>|</p>')
  })

  it('does again what was undone, by both shortcuts', async () => {
    const { press, written } = openField('<p>|</p>')
    await press('abc', undo, redo)
    expect(written()).toBe('<p>abc|</p>')
    await press(undo, '{Control>}{Shift>}z{/Shift}{/Control}')
    expect(written()).toBe('<p>abc|</p>')
  })

  it.each([
    ['moving the caret', ['abc', '{ArrowLeft}', 'de', undo], '<p>ab|c</p>'],
    ['a new paragraph', ['abc', '{Enter}', 'de', undo], '<p>abc</p><p>|</p>'],
    ['a new paragraph, which is a step itself', ['abc', '{Enter}', 'de', undo, undo], '<p>abc|</p>'],
    ['deleting', ['def', '{Backspace}', '{Backspace}', undo], '<p>def|</p>'],
    ['switching a mark', ['de', '{Control>}b{/Control}', 'fg', undo], '<p>de|</p>'],
    ['undo itself', ['ab', undo, 'cd', undo], '<p>|</p>'],
  ])('ends a run of typing by %s', async (_, keys, html) => {
    const { press, written } = openField('<p>|</p>')
    await press(...keys)
    expect(written()).toBe(html)
  })

  it('undoes deleting in runs of its own', async () => {
    const { press, written } = openField('<p>abcdef|</p>')
    await press('{Backspace}{Backspace}', 'xy', undo)
    expect(written()).toBe('<p>abcd|</p>')
    await press(undo)
    expect(written()).toBe('<p>abcdef|</p>')
  })

  it('undoes what was typed over a selection together with what it replaced', async () => {
    const { press, written } = openField('<p>one [two]</p>')
    await press('xyz', undo)
    expect(written()).toBe('<p>one [two]</p>')
  })

  it('does again with the caret at what is done, wherever it was when that was undone', async () => {
    const { press, written } = openField('<p>one|</p><p>two</p><p>three</p>')
    await press('x', '{Control>}{End}{/Control}', 'y', undo, undo, redo)
    expect(written()).toBe('<p>onex|</p><p>two</p><p>three</p>')
    await press(redo)
    expect(written()).toBe('<p>onex</p><p>two</p><p>threey|</p>')
  })

  it('leaves the caret where neither undo nor redo moved it', async () => {
    const { editor, press, written } = openField('<p>one|</p><p>two</p>')
    editor.apply((state, dispatch) => {
      dispatch?.(state.tr.insertText('x', 9))
      return true
    })
    await press(undo, redo)
    expect(written()).toBe('<p>one|</p><p>twox</p>')
  })

  it('keeps a run together however slowly it is typed', async () => {
    const { editor, press, written } = openField('<p>|</p>')
    await press('a')
    // A transaction of an hour later.
    editor.apply((state, dispatch) => {
      dispatch?.(state.tr.insertText('b').setTime(Date.now() + 3_600_000))
      return true
    })
    await press(undo)
    expect(written()).toBe('<p>|</p>')
  })

  it('has nothing to undo in a text that was only opened', () => {
    const { editor } = openField('<p>one</p>')
    let ran = true
    editor.run(state => (ran = editor.state === state && false))
    expect(ran).toBe(false)
  })
})
