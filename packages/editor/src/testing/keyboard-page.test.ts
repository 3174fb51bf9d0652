import { describe, expect, it } from 'vitest'
import { features } from '../field/features.ts'
import { writeKeyboardPage } from './keyboard-page.ts'

/** Keys that need no explanation, or one for all features that know them. */
const plainKeys = new Set([
  'Enter',
  'Shift-Enter',
  'Backspace',
  'Mod-Backspace',
  'Shift-Backspace',
  'Delete',
  'Mod-Delete',
])

const boundKeys = features.flatMap(({ name, keymap = {} }) => Object.keys(keymap).map(key => ({ name, key })))
const explainedKeys = features.flatMap(({ name, help = [] }) =>
  help
    .filter(line => line.boundBy === undefined)
    .flatMap(({ keys = [] }) => keys.map(key => ({ name, key }))),
)

describe('the help', () => {
  it('explains every key that a feature binds', () => {
    const unexplained = boundKeys.filter(
      ({ name, key }) =>
        !plainKeys.has(key) && !explainedKeys.some(line => line.name === name && line.key === key),
    )
    expect(unexplained).toEqual([])
  })

  it('names only keys that the feature binds', () => {
    const unbound = explainedKeys.filter(
      ({ name, key }) => !boundKeys.some(bound => bound.name === name && bound.key === key),
    )
    expect(unbound).toEqual([])
  })

  it('stands in docs/keyboard.md', async () => {
    await expect(writeKeyboardPage(features)).toMatchFileSnapshot('../../../../docs/keyboard.md')
  })
})
