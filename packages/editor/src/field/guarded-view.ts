import type { EditorView } from 'prosemirror-view'
import { callHost, type OnError } from './host-errors.ts'

/** A plugin that throws where it is asked about an event or what is shown has said nothing: the next one is asked. */
export function guardPlugins(view: EditorView, onError: OnError): void {
  const someProp: (name: string, ask?: (value: unknown) => unknown) => unknown = view.someProp.bind(view)
  view.someProp = (name: string, ask?: (value: unknown) => unknown) =>
    someProp(name, ask && (value => callHost(onError, () => ask(value))))
}
