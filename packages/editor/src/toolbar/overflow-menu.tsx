import { Ellipsis } from 'lucide-react'
import { useEffect, type ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { useMessages } from '../messages/locale.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { PanelPopup } from '../ui/popups/panel-popup.tsx'
import { RowButton, ToolRow } from '../ui/tools/tool-row.tsx'
import { usePopupButton } from '../ui/popups/use-popup-button.ts'
import { moreLabel } from '../ui/messages.ts'
import { ToolbarGroups } from './toolbar-groups.tsx'

interface OverflowMenuProps {
  readonly editor: EditorContext
  readonly groups: readonly ToolbarGroup[]
}

/** The button behind which the items stand that found no room. */
export function OverflowMenu({ editor, groups }: OverflowMenuProps): ReactElement {
  const label = useMessages()(moreLabel)
  const { button, popup } = usePopupButton('dialog', false)
  const isOpen = popup?.isOpen === true
  const onClose = popup?.onClose
  // What was pressed there has given the focus to the text, which the menu would cover.
  useEffect(() => {
    const text = editor.view?.dom
    if (!isOpen || !text || !onClose) return
    text.addEventListener('focus', onClose)
    return () => text.removeEventListener('focus', onClose)
  }, [editor, isOpen, onClose])
  return (
    <>
      <RowButton {...button} className="tf-tool tf-tool-more" aria-label={label}>
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
      </RowButton>
      {popup && (
        <PanelPopup {...popup} label={label} align="end">
          <ToolRow className="tf-toolbar-more" label={label} onMouseDown={keepFocus}>
            <ToolbarGroups editor={editor} groups={groups} />
          </ToolRow>
        </PanelPopup>
      )}
    </>
  )
}
