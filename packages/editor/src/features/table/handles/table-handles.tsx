import { useRef, type ReactElement } from 'react'
import type { EditorContext } from '../../../core/feature/editor-context.ts'
import { useEditorState } from '../../../core/feature/use-editor-state.ts'
import { useMessages } from '../../../messages/locale.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { loadLater } from '../../../ui/lazy/load-later.ts'
import { readHandleFacts } from './handle-facts.ts'
import { spansMoveReason } from './key-messages.ts'
import { handlesClass, useHoveredTable } from './use-hovered-table.ts'
import { useTableBox } from './use-table-box.ts'

const Handles = lazyPart(async () => (await loadLater()).Handles)

/** The handles around the table under the pointer, or around that of the caret. */
export function TableHandles({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const over = useRef<HTMLDivElement>(null)
  const hovered = useHoveredTable(editor)
  const facts = useEditorState(editor, state => readHandleFacts(state, hovered, editor.isEditable))
  const box = useTableBox(editor, facts.pos, over)
  return (
    <div ref={over} className={handlesClass}>
      {box && facts.pos !== null && (
        <Handles key={facts.pos} editor={editor} pos={facts.pos} facts={facts} box={box} />
      )}
      <div role="status" className="tf-table-notice" data-shown={facts.notice !== null}>
        {facts.notice !== null && say(spansMoveReason)}
      </div>
    </div>
  )
}
