import { isElement } from '../dom/kinds.ts'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import { onScroll } from './on-scroll.ts'
import { drawnScale } from './drawn-scale.ts'

/** A place in px, from the top left corner of another element. */
export interface Box {
  readonly top: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** A larger padding moves what stands within, too. */
const borderBox: ResizeObserverOptions = { box: 'border-box' }

const all = (object: Element): Element => object

/**
 * Where the object at a position stands over an element, also after a change of the text or of its size. `part` is what counts of
 * it.
 */
export function useObjectBox(
  editor: EditorContext,
  pos: number | null,
  over: RefObject<Element | null>,
  part: (object: Element) => Element | null = all,
): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const { view } = editor
    if (!view || pos === null) return undefined
    let measured: Element | null = null
    const observer = new ResizeObserver(() => measure())
    const measure = (): void => {
      const object = view.isDestroyed ? null : view.nodeDOM(pos)
      const next = isElement(object) ? part(object) : null
      if (next && next !== measured) observer.observe(next, borderBox)
      measured = next
      setBox(known => keepSame(known, next && boxOf(next, over.current)))
    }
    observer.observe(view.dom, borderBox)
    const stopListening = editor.subscribe(measure)
    // A comment scrolls within its field.
    const stopScrolling = onScroll([view.dom.parentElement], measure)
    measure()
    return () => {
      stopListening()
      stopScrolling()
      observer.disconnect()
    }
  }, [editor, pos, over, part])
  // What is beside an object stays while the text before it moves the object.
  return pos === null ? null : box
}

function keepSame(known: Box | null, next: Box | null): Box | null {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next
}

function boxOf(object: Element, over: Element | null): Box | null {
  if (!over) return null
  const inner = object.getBoundingClientRect()
  const outer = over.getBoundingClientRect()
  const { top, left } = outer
  const scale = drawnScale(over)
  return {
    top: (inner.top - top) / scale,
    left: (inner.left - left) / scale,
    right: (inner.right - left) / scale,
    bottom: (inner.bottom - top) / scale,
  }
}
