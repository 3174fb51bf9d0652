import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../../testing/run-command.ts'
import { contextOf, hostContext, isSameContext, setContext, usualContext } from './host-context.ts'

describe('what the host gave', () => {
  const state = stateOf('<p>a|</p>', [hostContext({ ...usualContext, taskId: 7 })])

  it('is read from the state, and changes with a transaction', () => {
    expect(contextOf(state).taskId).toBe(7)
    const english = state.apply(setContext(state.tr, { ...contextOf(state), locale: 'en' }))
    expect(contextOf(english)).toMatchObject({ taskId: 7, locale: 'en' })
    expect(contextOf(english.apply(english.tr.insertText('b')))).toBe(contextOf(english))
  })

  it('is the usual one in a state of no field', () => {
    expect(contextOf(EditorState.create({ doc: state.doc }))).toBe(usualContext)
  })

  it('is the same while it says the same, though its lists are written anew', () => {
    const context = { ...usualContext, linkSchemes: ['slack'] }
    expect(isSameContext(context, { ...context, linkSchemes: ['slack'] })).toBe(true)
    expect(isSameContext(context, { ...context, linkSchemes: ['slack', 'e1c'] })).toBe(false)
    expect(isSameContext(context, { ...context, readOnly: true })).toBe(false)
  })
})
