import { useEffect, useReducer } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'

/** Draws a component anew when the object at a position gets another size: a picture that has come, or one that does not come. */
export function useRedrawOnResize(editor: EditorContext, pos: number | null): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { object } = useEditorState(editor, () => ({
    object: pos === null ? null : (editor.view?.nodeDOM(pos) ?? null),
  }))
  useEffect(() => {
    if (!(object instanceof Element)) return undefined
    const observer = new ResizeObserver(redraw)
    observer.observe(object)
    return () => observer.disconnect()
  }, [object])
}
