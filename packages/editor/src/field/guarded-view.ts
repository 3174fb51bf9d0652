import type { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { callHost, type OnError } from './host-errors.ts'

type Props = Readonly<Record<string, unknown>>

/** A view with what it was given. The public `props` makes a copy of them with each state. */
interface InnerView {
  readonly _props: Props
}

/**
 * A plugin that throws where it is asked about an event or what is shown has said nothing: the next one is asked. For each letter the library
 * asks dozens of times, and each time it looks at all plugins; here those are kept that have an answer.
 */
export function guardPlugins(view: EditorView, onError: OnError): void {
  let [plugins, props]: [readonly Plugin[], Props] = [[], {}]
  const known = new Map<string, readonly unknown[]>()
  const valuesOf = (name: string): readonly unknown[] => {
    const { _props: own } = view as unknown as InnerView
    if (view.state.plugins !== plugins || own !== props) {
      ;({ plugins } = view.state)
      props = own
      known.clear()
    }
    const values = known.get(name) ?? valuesIn([own, ...plugins.map(plugin => plugin.props as Props)], name)
    known.set(name, values)
    return values
  }
  view.someProp = (name: string, ask?: (value: unknown) => unknown) => {
    for (const value of valuesOf(name)) {
      const answer = ask ? callHost(onError, () => ask(value)) : value
      if (answer) return answer
    }
    return undefined
  }
}

function valuesIn(all: readonly Props[], name: string): unknown[] {
  return all.map(props => props[name]).filter(value => value !== undefined && value !== null)
}
