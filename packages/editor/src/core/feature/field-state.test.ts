import { readHtml } from '@taskfield/document'
import { Plugin, PluginKey } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { featuresOf, leaveOut } from './feature-list.ts'
import type { Feature } from './feature.ts'
import { changeFeatures, createFieldState } from './field-state.ts'
import { suggestions } from '../suggestion/suggestions.ts'
import { contextOf, usualContext } from './host-context.ts'

const doc = readHtml('<p>a</p>')
const never = (): boolean => false
const counter = new PluginKey<number>('counter')
const counting = new Plugin<number>({
  key: counter,
  state: { init: () => 0, apply: (_, count) => count + 1 },
})

describe('the state of a field', () => {
  it('has the plugins of each feature in the place of the feature', () => {
    const one = new Plugin({})
    const two = new Plugin({})
    const three = new Plugin({})
    const features: readonly Feature[] = [
      { name: 'table', keymap: { Tab: never }, plugins: [one] },
      { name: 'list', content: { plugins: [two] }, keymap: { 'Mod-l': never }, plugins: [three] },
    ]
    const { plugins } = createFieldState(doc, features)
    const keymaps = plugins.slice(plugins.indexOf(suggestions) + 1).filter(({ props }) => props.handleKeyDown)
    const order = [keymaps[0], one, keymaps[1], two, three]
    expect(plugins.filter(plugin => order.includes(plugin))).toEqual(order)
  })

  it('refuses a key that two features bind', () => {
    const features: readonly Feature[] = [
      { name: 'list', keymap: { 'Mod-Enter': never } },
      { name: 'pageBreak', content: { keymap: { 'Mod-Enter': never } } },
    ]
    expect(() => createFieldState(doc, features)).toThrow('list and pageBreak both bind Mod-Enter')
  })

  it('keeps what it knows when its features change', () => {
    const before: Feature = { name: 'before', plugins: [counting] }
    const after: Feature = { name: 'after', content: { plugins: [counting] }, keymap: { Tab: never } }
    const state = createFieldState(doc, [before], { ...usualContext, taskId: 7 })
    const counted = state.apply(state.tr)
    const changed = changeFeatures(counted, [leaveOut(after)])
    expect(counter.getState(changed)).toBe(1)
    expect(contextOf(changed).taskId).toBe(7)
    expect(featuresOf(changed)).toEqual([{ name: 'after', content: after.content }])
  })
})
