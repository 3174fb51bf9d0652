import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schema } from '@taskfield/document'
import { TextSelection, type Command } from 'prosemirror-state'
import { openField } from '../testing/open-field.ts'
import { restedState } from './rested-state.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const type: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.insertText('a'))
  return true
}
const split: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(tr.split(selection.head))
  return true
}

const bold: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.addStoredMark(schema.mark('bold')))
  return true
}
const select: Command = ({ tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, 1, 3)))
  return true
}

/** A field in which `letters` are typed, and how often its tools were told of something. */
function openTold(html: string): {
  told: () => number
  apply: (...commands: Command[]) => void
  isNewest: () => boolean
} {
  const { editor } = openField(html)
  const rested = restedState(editor)
  let count = 0
  rested.subscribe(() => count++)
  return {
    told: () => count,
    apply: (...commands) => {
      for (const command of commands) editor.apply(command)
    },
    isNewest: () => rested.state === editor.state,
  }
}

describe('what the tools tell of', () => {
  it('is the first letter at once, and those behind it when typing rests', () => {
    const { told, apply, isNewest } = openTold('<p>one|</p><p>two</p>')
    apply(type)
    expect([told(), isNewest()]).toEqual([1, true])
    for (let letter = 0; letter < 20; letter++) {
      vi.advanceTimersByTime(100)
      apply(type)
    }
    expect([told(), isNewest()]).toEqual([1, false])
    vi.advanceTimersByTime(300)
    expect([told(), isNewest()]).toEqual([2, true])
  })

  it.each<[string, Command]>([
    ['another block', split],
    ['other marks', bold],
    ['what is selected', select],
  ])('is at once %s in the midst of typing', (_, command) => {
    const { told, apply, isNewest } = openTold('<p>one|</p><p>two</p>')
    apply(type, type, command)
    expect([told(), isNewest()]).toEqual([2, true])
  })

  it('is the newest state for who comes to hear of it again', () => {
    const { editor } = openField('<p>one|</p>')
    const rested = restedState(editor)
    const stop = rested.subscribe(() => {})
    editor.apply(type)
    editor.apply(type)
    stop()
    expect(rested.state).toBe(editor.state)
  })
})
