import type { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { callHost, type OnError } from '../host/host-errors.ts'

type Props = Readonly<Record<string, unknown>>

/** The public `props` of a view makes a copy of them with each state. */
interface InnerView {
  readonly _props: Props
}

/**
 * A plugin that throws where it is asked about an event or what is shown has said nothing: the next one is asked. For each letter the library
 * asks dozens of times, and each time it looks at all plugins; here those are kept that have an answer.
 */
export function guardPlugins(view: EditorView, onError: OnError): void {
  let plugins: readonly Plugin[] = []
  const known = new Map<string, readonly unknown[]>()
  const valuesOf = (name: string): readonly unknown[] => {
    if (view.state.plugins !== plugins) known.clear()
    ;({ plugins } = view.state)
    const values = known.get(name) ?? plugins.map(plugin => (plugin.props as Props)[name]).filter(Boolean)
    known.set(name, values)
    const { _props: own } = view as unknown as InnerView
    return [own[name], ...values]
  }
  view.someProp = (name: string, ask?: (value: unknown) => unknown) => {
    for (const value of valuesOf(name)) {
      const answer = value && ask ? callHost(onError, () => ask(value)) : value
      if (answer) return answer
    }
    return undefined
  }
}
