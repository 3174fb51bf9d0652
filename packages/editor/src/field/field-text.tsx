import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import type { EditingField } from './editing-field.ts'

interface FieldTextProps {
  readonly field: EditingField
  readonly initFocus: boolean
  readonly onReady: () => void
}

/** The place of the text. React draws the empty element once and never looks into it. */
export function FieldText({ field, initFocus, onReady }: FieldTextProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const atFirst = useRef({ initFocus, onReady })
  useLayoutEffect(() => (place.current ? field.mount(place.current) : undefined), [field])
  useEffect(() => {
    if (atFirst.current.initFocus) field.focusAtEnd()
    atFirst.current.onReady()
  }, [field])
  return <div ref={place} className="tf-field-text" />
}
