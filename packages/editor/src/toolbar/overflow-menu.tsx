import { Popover } from '@base-ui/react/popover'
import { Toolbar } from '@base-ui/react/toolbar'
import { Ellipsis } from 'lucide-react'
import { useRef, type ReactElement } from 'react'
import type { EditorContext } from '../core/feature/editor-context.ts'
import type { ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { useMessages } from '../messages/locale.tsx'
import { useOwner, usePopupContainer } from '../ui/popup-container.tsx'
import { moreLabel } from './messages.ts'
import { ToolbarGroups } from './toolbar-groups.tsx'

interface OverflowMenuProps {
  readonly editor: EditorContext
  readonly groups: readonly ToolbarGroup[]
}

/** The button behind which the items stand that found no room. */
export function OverflowMenu({ editor, groups }: OverflowMenuProps): ReactElement {
  const say = useMessages()
  const popup = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  return (
    <Popover.Root
      onOpenChange={() => {
        hadFocus.current = popup.current?.contains(document.activeElement) ?? false
      }}
    >
      <Toolbar.Button
        className="tf-tool tf-tool-more"
        aria-label={say(moreLabel)}
        render={<Popover.Trigger />}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
      </Toolbar.Button>
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner {...useOwner()} className="tf-floating" sideOffset={4} align="end">
          {/* A command has taken the focus to the text already; else it goes back to the button. */}
          <Popover.Popup
            ref={popup}
            className="tf-popup"
            aria-label={say(moreLabel)}
            finalFocus={() => hadFocus.current}
          >
            <Toolbar.Root
              className="tf-toolbar-more"
              aria-label={say(moreLabel)}
              onMouseDown={event => event.preventDefault()}
            >
              <ToolbarGroups editor={editor} groups={groups} />
            </Toolbar.Root>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
