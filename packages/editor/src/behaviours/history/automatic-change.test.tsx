import { readHtml, schema } from '@taskfield/document'
import { InputRule, textblockTypeInputRule } from 'prosemirror-inputrules'
import { EditorView } from 'prosemirror-view'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { undoAutomaticChange } from '../../core/feature/automatic-change.ts'
import type { Feature } from '../../core/feature/feature.ts'
import { createFieldState } from '../../core/feature/field-state.ts'
import { partSteps } from '../../core/feature/undo-steps.ts'
import { writeMarked } from '../../testing/caret.ts'
import { history } from './history.ts'

const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'

const shortcuts: Feature = {
  name: 'shortcuts',
  keymap: { Backspace: undoAutomaticChange },
  inputRules: [
    textblockTypeInputRule(/^# $/, schema.nodes.heading, { level: 2 }),
    new InputRule(/\(c\)$/, '©'),
    new InputRule(/:\)$/, '☺', { undoable: false }),
  ],
}

interface Opened {
  readonly press: (...keys: string[]) => Promise<void>
  readonly written: () => string
}

function openEmpty(): Opened {
  const place = document.body.appendChild(document.createElement('div'))
  const view = new EditorView(place, {
    state: createFieldState(readHtml(''), [history, shortcuts]),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(partSteps(transaction, view.state)))
    },
    attributes: { style: 'white-space: break-spaces' },
  })
  onTestFinished(() => {
    view.destroy()
    place.remove()
  })
  view.focus()
  return {
    press: async (...keys) => {
      for (const key of keys) await userEvent.keyboard(key)
    },
    written: () => writeMarked(view.state),
  }
}

describe('a change that the field makes in answer to typing', () => {
  it('is made when its text has been typed', async () => {
    const { press, written } = openEmpty()
    await press('# a(c)')
    expect(written()).toBe('<h2>a©|</h2>')
  })

  it.each([
    ['undo', undo],
    ['Backspace', '{Backspace}'],
  ])('is taken back by %s right after it, and the text stays as it was typed', async (_, key) => {
    const { press, written } = openEmpty()
    await press('a(c)', key)
    expect(written()).toBe('<p>a(c)|</p>')
  })

  it('is a step of its own: undo takes back what was typed after it, the change, and what was typed before', async () => {
    const { press, written } = openEmpty()
    await press('a(c)bc', undo)
    expect(written()).toBe('<p>a©|</p>')
    await press(undo)
    expect(written()).toBe('<p>a(c)|</p>')
    await press(undo)
    expect(written()).toBe('<p>|</p>')
  })

  it('can be made again by redo', async () => {
    const { press, written } = openEmpty()
    await press('a(c)', undo, redo)
    expect(written()).toBe('<p>a©|</p>')
  })

  it.each([
    ['typing', ['a(c)', 'b', '{Backspace}', '{Backspace}'], '<p>a|</p>'],
    ['moving the caret', ['a(c)', '{ArrowLeft}', '{ArrowRight}', '{Backspace}'], '<p>a|</p>'],
    ['a rule that asks not to be undone', ['a:)', '{Backspace}'], '<p>a|</p>'],
  ])('is deleted like other text by Backspace after %s', async (_, keys, html) => {
    const { press, written } = openEmpty()
    await press(...keys)
    expect(written()).toBe(html)
  })
})
