import { isElement } from '../dom/kinds.ts'
import { useEffect, useReducer, useRef } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { useEditorState } from '../core/feature/use-editor-state.ts'

/**
 * Draws a component anew when the object at a position gets another size, as by a picture that has come, and `isOther` says that
 * something else is to be drawn: a table grows at every few letters, and little of what stands around it moves.
 */
export function useRedrawOnResize(editor: EditorContext, pos: number | null, isOther: () => boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const ask = useRef(isOther)
  useEffect(() => {
    ask.current = isOther
  })
  const { object } = useEditorState(editor, () => ({
    object: pos === null ? null : (editor.view?.nodeDOM(pos) ?? null),
  }))
  useEffect(() => {
    if (!isElement(object)) return undefined
    const observer = new ResizeObserver(() => ask.current() && redraw())
    observer.observe(object)
    return () => observer.disconnect()
  }, [object])
}
