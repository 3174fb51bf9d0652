import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import type { EditorController } from './editor-controller.ts'
import type { ValueSync } from './value/value-sync.ts'
import { watchField } from './value/watch-field.ts'
import { writeAhead } from './value/write-ahead.ts'

interface FieldTextProps {
  readonly editor: EditorController
  readonly value: ValueSync
  readonly initFocus: boolean
  readonly onReady: () => void
}

/** The place of the text. React draws the empty element once and never looks into it. */
export function FieldText({ editor, value, initFocus, onReady }: FieldTextProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const atFirst = useRef({ initFocus, onReady, isTold: false })
  useLayoutEffect(() => (place.current ? editor.mount(place.current) : undefined), [editor])
  useLayoutEffect(() => (place.current ? watchField(place.current, value) : undefined), [value])
  useEffect(() => writeAhead(editor.state.doc), [editor])
  useEffect(() => {
    const first = atFirst.current
    if (first.initFocus) editor.focusAtEnd()
    // In its strict mode React begins every effect twice.
    if (!first.isTold) first.onReady()
    first.isTold = true
  }, [editor])
  return <div ref={place} className="tf-field-text" />
}
