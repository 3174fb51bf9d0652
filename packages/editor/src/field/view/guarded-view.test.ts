import { Plugin, type PluginSpec } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { expect, it, vi } from 'vitest'
import { guardPlugins } from './guarded-view.ts'

/** As much of a view as is asked. */
function viewOf(...specs: PluginSpec<unknown>[]): EditorView {
  const view = { state: { plugins: specs.map(spec => new Plugin(spec)) }, _props: {} }
  guardPlugins(view as unknown as EditorView, () => {})
  return view as unknown as EditorView
}

const keys = (answer: boolean): PluginSpec<unknown> => ({ props: { handleKeyDown: () => answer } })
const press = (view: EditorView): boolean | undefined =>
  view.someProp('handleKeyDown', handle => handle(view, {} as KeyboardEvent) === true)

it('asks the view, then its plugins, until one has an answer', () => {
  const view = viewOf({}, keys(false), keys(true))
  expect(press(view)).toBe(true)
  expect(press(viewOf(keys(false)))).toBe(undefined)
  expect(view.someProp('handleKeyDown')).toBe(view.state.plugins[1]?.props.handleKeyDown)
  const own = vi.fn<() => boolean>(() => true)
  Object.assign(view, { _props: { handleKeyDown: own } })
  expect(press(view)).toBe(true)
  expect(own).toHaveBeenCalledOnce()
})

it('looks through the plugins once for many letters, and anew when there are others', () => {
  const view = viewOf(keys(false))
  const look = vi.fn<() => undefined>(() => undefined)
  for (const plugin of view.state.plugins) Object.defineProperty(plugin.props, 'handleKeyDown', { get: look })
  for (let times = 0; times < 10; times++) press(view)
  expect(look).toHaveBeenCalledOnce()
  Object.assign(view, { state: viewOf(keys(true)).state })
  expect(press(view)).toBe(true)
})
