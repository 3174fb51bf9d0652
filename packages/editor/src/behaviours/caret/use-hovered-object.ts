import { isElement } from '../../dom/kinds.ts'
import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'
import { isBlockObject } from '../../core/selection/block-object.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useHoveredPos } from '../../ui/use-hovered-pos.ts'

/**
 * The position of the object under the pointer; `null` where there is none, and after each change of the document.
 * What the pointer goes to from the object keeps it, when it has the class `keeper`.
 */
export function useHoveredObject(editor: EditorContext, keeper: string): number | null {
  const [hovered, hover] = useHoveredPos()
  useEffect(() => {
    const { view } = editor
    if (!view) return undefined
    const { dom } = view
    let seen: { readonly target: EventTarget | null; readonly doc: Node } | null = null
    const update = ({ target }: MouseEvent): void => {
      const { doc } = editor.state
      if (seen?.target === target && seen.doc === doc) return
      seen = { target, doc }
      hover(findObject(view, target))
    }
    const leave = ({ relatedTarget }: MouseEvent): void => {
      if (isElement(relatedTarget) && relatedTarget.closest(`.${keeper}`)) return
      seen = null
      hover(null)
    }
    const stopListening = editor.subscribe(() => {
      if (seen?.doc !== editor.state.doc) hover(null)
    })
    dom.addEventListener('mousemove', update)
    dom.addEventListener('mouseleave', leave)
    return () => {
      stopListening()
      dom.removeEventListener('mousemove', update)
      dom.removeEventListener('mouseleave', leave)
    }
  }, [editor, keeper, hover])
  return hovered
}

/** The position of the innermost object that shows an element. */
function findObject(view: EditorView, target: EventTarget | null): number | null {
  for (let element = target; isElement(element) && element !== view.dom; element = element.parentElement) {
    const pos = view.posAtDOM(element, 0, -1)
    const $pos = view.state.doc.resolve(pos)
    for (let depth = $pos.depth; depth > 0; depth--) {
      if (isBlockObject($pos.node(depth))) return $pos.before(depth)
    }
    if (isBlockObject($pos.nodeAfter)) return pos
  }
  return null
}
