import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { ChevronDown } from 'lucide-react'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { MenuChoices, MenuPopup, type MenuChoice } from './menu-popup.tsx'
import { Tooltip } from './tooltip.tsx'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

interface ToolMenuProps {
  readonly label: string
  /** What the closed drop-down shows. */
  readonly shown: string
  /** Drawn instead of the words; `null` for the arrow alone. */
  readonly drawn?: ReactNode
  /** The name of the active choice; `null` while there is none. */
  readonly active: string | null
  readonly choices: readonly MenuChoice[]
  readonly disabled: boolean
  readonly onChoose: (name: string) => void
  /** Called after a choice that has left the focus in the drop-down: takes it to where the work goes on. */
  readonly onLeave: () => void
}

/** A drop-down of a toolbar: one of several choices is active. */
export function ToolMenu({
  label,
  shown,
  drawn,
  active,
  choices,
  disabled,
  onChoose,
  onLeave,
}: ToolMenuProps): ReactElement {
  const chosen = useRef(false)
  const popup = useRef<HTMLDivElement>(null)
  const leave = (): void => {
    if (popup.current?.contains(document.activeElement)) onLeave()
  }
  return (
    <Menu.Root
      modal={false}
      disabled={disabled}
      onOpenChange={open => open && (chosen.current = false)}
      onOpenChangeComplete={open => open && unhideFocusGuards()}
    >
      <Tooltip label={label}>
        <Toolbar.Button
          className={drawn === undefined ? 'tf-tool tf-tool-menu' : 'tf-tool tf-tool-narrow'}
          aria-label={shown === label ? label : `${label}: ${shown}`}
          disabled={disabled}
          render={<Menu.Trigger />}
        >
          {drawn === undefined ? <span className="tf-tool-text">{shown}</span> : drawn}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Toolbar.Button>
      </Tooltip>
      {/* Without a choice the focus goes back to the button. */}
      <MenuPopup label={label} popup={popup} finalFocus={() => !chosen.current}>
        <MenuChoices
          active={active}
          choices={choices}
          onChoose={name => {
            chosen.current = true
            onChoose(name)
            // The library gives the line that was pressed the focus. What is typed while the drop-down fades is for the text.
            queueMicrotask(leave)
          }}
        />
      </MenuPopup>
    </Menu.Root>
  )
}
