import { describe, expect, it } from 'vitest'
import type { Feature } from '../core/feature/feature.ts'
import { features } from '../field/features.ts'
import { keyChains } from '../field/key-chains.ts'
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

const keysOf = ({ content, keymap }: Feature): readonly string[] =>
  Object.keys({ ...content?.keymap, ...keymap })

/** Keys of chains are explained by the features whose commands they ask. */
const chainedKeys = keysOf(keyChains)
const boundKeys = features
  .filter(feature => feature !== keyChains)
  .flatMap(feature => keysOf(feature).map(key => ({ name: feature.name, key })))
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

  it('explains every key of a chain', () => {
    const explained = new Set(explainedKeys.map(({ key }) => key))
    expect(chainedKeys.filter(key => !plainKeys.has(key) && !explained.has(key))).toEqual([])
  })

  it('names only keys that the feature or a chain binds', () => {
    const unbound = explainedKeys.filter(
      ({ name, key }) =>
        !chainedKeys.includes(key) && !boundKeys.some(bound => bound.name === name && bound.key === key),
    )
    expect(unbound).toEqual([])
  })

  it('stands in docs/keyboard.md', async () => {
    await expect(writeKeyboardPage(features)).toMatchFileSnapshot('../../../../docs/keyboard.md')
  })
})
