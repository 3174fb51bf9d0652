import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Field } from '../../core/field.ts'

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
  field: Field,
  position: number | null,
  over: RefObject<Element | null>,
): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const object = position === null ? null : field.view?.nodeDOM(position)
    if (!(object instanceof Element) || !field.view) return undefined
    const measure = (): void => setBox(boxOf(object, over.current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(object, borderBox)
    observer.observe(field.view.dom, borderBox)
    return () => {
      observer.disconnect()
      setBox(null)
    }
  }, [field, position, over])
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
