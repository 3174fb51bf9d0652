import type { EditorState } from 'prosemirror-state'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import type { EditorContext } from './editor-context.ts'
import type { Feature } from './feature.ts'
import { featuresOf } from './feature-list.ts'

/**
 * Reads facts from the editor state: an object of plain values. The component renders again only when one of them
 * differs.
 */
export function useEditorState<Facts extends object>(
  editor: EditorContext,
  select: (state: EditorState) => Facts,
): Facts {
  const getState = (): EditorState => editor.state
  return useSyncExternalStoreWithSelector(editor.subscribe, getState, getState, select, haveSameValues)
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
