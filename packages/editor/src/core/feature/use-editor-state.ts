import type { EditorState } from 'prosemirror-state'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import type { EditorContext } from './editor-context.ts'

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

function haveSameValues<Facts extends object>(a: Facts, b: Facts): boolean {
  const names = Object.keys(a) as (keyof Facts)[]
  return names.length === Object.keys(b).length && names.every(name => Object.is(a[name], b[name]))
}
