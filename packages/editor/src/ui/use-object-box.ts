import { useLayoutEffect, useState, type RefObject } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'

/** A place in px, from the top left corner of another element. */
export interface Box {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** A larger padding moves what stands within, too. */
const borderBox: ResizeObserverOptions = { box: 'border-box' }

/** Where the object at a position stands over an element, also after either has changed its size. */
export function useObjectBox(
  editor: EditorContext,
  pos: number | null,
  over: RefObject<Element | null>,
): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const object = pos === null ? null : editor.view?.nodeDOM(pos)
    if (!(object instanceof Element) || !editor.view) return undefined
    const measure = (): void => setBox(boxOf(object, over.current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(object, borderBox)
    observer.observe(editor.view.dom, borderBox)
    return () => {
      observer.disconnect()
      setBox(null)
    }
  }, [editor, pos, over])
  return box
}

function boxOf(object: Element, over: Element | null): Box | null {
  if (!over) return null
  const inner = object.getBoundingClientRect()
  const outer = over.getBoundingClientRect()
  const { top, left } = outer
  return {
    top: inner.top - top,
    left: inner.left - left,
    right: inner.right - left,
    bottom: inner.bottom - top,
  }
}
