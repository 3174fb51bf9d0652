import type { EditorView } from 'prosemirror-view'
import { findTextChange } from '../../../content/highlight/find-text-change.ts'

/** What the library has read of a change in the page: positions of the document that is shown. */
interface ReadChange {
  readonly from: number
  readonly to: number
  readonly typeOver?: boolean
}

/** What the library's observer keeps to itself. */
interface Observer {
  registerMutation(mutation: MutationRecord, added: Node[]): ReadChange | null
}

/**
 * Says which part of a text has changed that stands in an element of its own. The library says that all of it has, up to its edges, and draws
 * such a text anew: at each letter, and with it the browser styles all groups. Returns what ends it.
 */
export function narrowChanges(view: EditorView, selector: string): () => void {
  const { domObserver } = view as unknown as { domObserver: Observer }
  const register = domObserver.registerMutation.bind(domObserver)
  domObserver.registerMutation = (mutation, added) => {
    const change = register(mutation, added)
    const isWithin = mutation.type === 'characterData' && mutation.target.parentElement?.matches(selector)
    return change && isWithin ? narrowed(change, mutation) : change
  }
  return () => Reflect.deleteProperty(domObserver, 'registerMutation')
}

function narrowed(change: ReadChange, { target, oldValue }: MutationRecord): ReadChange {
  const before = oldValue ?? ''
  const found = findTextChange(before, target.nodeValue ?? '')
  // Where more has changed since, other mutations tell of it, and what was written at an edge may belong elsewhere.
  const isInside = found && found.from > 0 && found.to < before.length
  if (!isInside || change.to - change.from !== before.length) return change
  return { ...change, from: change.from + found.from, to: change.from + found.to }
}
