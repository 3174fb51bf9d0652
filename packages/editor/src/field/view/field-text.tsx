import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import type { EditorController } from '../editor-controller.ts'
import type { HostedField } from '../hosted-field.ts'
import { isEditedFirst, isShownFirst } from '../rest/before-rest.ts'
import { watchField } from '../value/watch-field.ts'
import { writeAhead } from '../value/write-ahead.ts'

interface FieldTextProps {
  readonly field: HostedField
  readonly initFocus: boolean
  /** Is called once, when the field has its features. */
  readonly onReady: () => void
}

/** The place of the text. React draws the empty element once and never looks into it. */
export function FieldText({ field, initFocus, onReady }: FieldTextProps): ReactElement {
  const { editor, value, resume } = field
  const place = useRef<HTMLDivElement>(null)
  const atFirst = useRef({ initFocus, onReady, isTold: false })
  const { isEquipped, isShown, isEdited } = useReadiness(editor)
  useLayoutEffect(
    () => (place.current && isShown ? editor.mount(place.current) : undefined),
    [editor, isShown],
  )
  useLayoutEffect(
    () => (place.current ? watchField(place.current, value, resume) : undefined),
    [value, resume],
  )
  useEffect(() => {
    if (atFirst.current.initFocus && isEdited) editor.focusAtEnd()
  }, [editor, isEdited])
  useEffect(() => writeAhead(editor.state.doc, value.lastValue), [editor, value])
  useEffect(() => {
    const first = atFirst.current
    // In its strict mode React begins every effect twice.
    if (isEquipped && !first.isTold) {
      first.isTold = true
      first.onReady()
    }
  }, [isEquipped])
  return <div ref={place} className="tf-field-text" />
}

/** How far a field can be used: before its features are there a text that they have no part in is edited, and a short one is shown. */
function useReadiness(editor: EditorController): Record<'isEquipped' | 'isShown' | 'isEdited', boolean> {
  return useEditorState(editor, ({ doc }) => {
    const { isEquipped } = editor
    return {
      isEquipped,
      isShown: isEquipped || isShownFirst(doc),
      isEdited: isEquipped || isEditedFirst(doc),
    }
  })
}
