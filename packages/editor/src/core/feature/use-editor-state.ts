import type { EditorState } from 'prosemirror-state'
import { useRef, useSyncExternalStore } from 'react'
import type { EditorContext } from './editor-context.ts'
import type { Feature } from './feature.ts'
import { featuresOf } from './feature-list.ts'

/**
 * Reads facts from the editor state: an object of plain values. The component renders again only when one of them
 * differs.
 */
export function useEditorState<Facts extends object>(
  editor: Pick<EditorContext, 'state' | 'subscribe'>,
  select: (state: EditorState) => Facts,
): Facts {
  const known = useRef<Selected<Facts> | null>(null)
  const getFacts = (): Facts => {
    known.current = selectFrom(editor.state, select, known.current)
    return known.current.facts
  }
  return useSyncExternalStore(editor.subscribe, getFacts, getFacts)
}

interface Selected<Facts> {
  readonly state: EditorState
  readonly select: (state: EditorState) => Facts
  readonly facts: Facts
}

/** Asks once of each state, and keeps the facts that were known where the new ones say the same. */
function selectFrom<Facts extends object>(
  state: EditorState,
  select: (state: EditorState) => Facts,
  known: Selected<Facts> | null,
): Selected<Facts> {
  if (known?.state === state && known.select === select) return known
  const facts = select(state)
  return { state, select, facts: known && haveSameValues(known.facts, facts) ? known.facts : facts }
}

/** The features of the field. */
export function useFeatures(editor: EditorContext): readonly Feature[] {
  return useEditorState(editor, state => ({ features: featuresOf(state) })).features
}

/** Whether two objects of plain values say the same. */
export function haveSameValues<Facts extends object>(a: Facts, b: Facts): boolean {
  const names = Object.keys(a) as (keyof Facts)[]
  return names.length === Object.keys(b).length && names.every(name => Object.is(a[name], b[name]))
}
