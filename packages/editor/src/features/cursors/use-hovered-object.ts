import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useState } from 'react'
import { isBlockObject } from '../../core/block-object.ts'
import type { Field } from '../../core/field.ts'

/**
 * The position of the object under the pointer; `null` where there is none, and after each change of the document.
 * What the pointer goes to from the object keeps it, when it has the class `keeper`.
 */
export function useHoveredObject(field: Field, keeper: string): number | null {
  const [hovered, setHovered] = useState<number | null>(null)
  useEffect(() => {
    const { view } = field
    if (!view) return undefined
    const { dom } = view
    let seen: { readonly target: EventTarget | null; readonly doc: Node } | null = null
    const look = ({ target }: MouseEvent): void => {
      const { doc } = field.state
      if (seen?.target === target && seen.doc === doc) return
      seen = { target, doc }
      setHovered(findObject(view, target))
    }
    const leave = ({ relatedTarget }: MouseEvent): void => {
      if (relatedTarget instanceof Element && relatedTarget.closest(`.${keeper}`)) return
      seen = null
      setHovered(null)
    }
    const stopListening = field.subscribe(() => {
      if (seen?.doc !== field.state.doc) setHovered(null)
    })
    dom.addEventListener('mousemove', look)
    dom.addEventListener('mouseleave', leave)
    return () => {
      stopListening()
      dom.removeEventListener('mousemove', look)
      dom.removeEventListener('mouseleave', leave)
    }
  }, [field, keeper])
  return hovered
}

/** The position of the innermost object that shows an element. */
function findObject(view: EditorView, target: EventTarget | null): number | null {
  for (
    let element = target;
    element instanceof Element && element !== view.dom;
    element = element.parentElement
  ) {
    const position = view.posAtDOM(element, 0, -1)
    const $position = view.state.doc.resolve(position)
    for (let depth = $position.depth; depth > 0; depth--) {
      if (isBlockObject($position.node(depth))) return $position.before(depth)
    }
    if (isBlockObject($position.nodeAfter)) return position
  }
  return null
}
