import { isElement } from '../../../dom/kinds.ts'
import { schema } from '@taskfield/document'
import { useEffect } from 'react'
import type { EditorView } from 'prosemirror-view'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useHoveredPos } from '../../../ui/use-hovered-pos.ts'

/** What stands around a table and is of it: the pointer may go there. */
export const handlesClass = 'tf-table-handles'

/** The position of the innermost table under the pointer of a mouse; `null` for none, after a key and after each change. */
export function useHoveredTable(editor: EditorContext): number | null {
  const [hovered, hover] = useHoveredPos()
  useEffect(() => {
    const { view } = editor
    if (!view) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let { doc } = editor.state
    const leave = (): void => hover(null)
    view.dom.addEventListener(
      'pointermove',
      ({ target, pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) hover(findHovered(view, target))
      },
      { signal },
    )
    view.dom.addEventListener(
      'pointerleave',
      ({ relatedTarget }) => {
        if (!(isElement(relatedTarget) && relatedTarget.closest(`.${handlesClass}`))) leave()
      },
      { signal },
    )
    view.dom.addEventListener('keydown', leave, { signal })
    const stopListening = editor.subscribe(() => {
      if (editor.state.doc === doc) return
      ;({ doc } = editor.state)
      leave()
    })
    return () => {
      stopListening()
      listening.abort()
    }
  }, [editor, hover])
  return hovered
}

function findHovered(view: EditorView, target: EventTarget | null): number | null {
  const frame = isElement(target) ? target.closest('.tf-table-frame') : null
  const row = frame && view.dom.contains(frame) ? frame.querySelector('tr') : null
  if (!row) return null
  const $pos = view.state.doc.resolve(view.posAtDOM(row, 0))
  for (let depth = $pos.depth; depth > 0; depth--) {
    if ($pos.node(depth).type === schema.nodes.table) return $pos.before(depth)
  }
  return null
}
