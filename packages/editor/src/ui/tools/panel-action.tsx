import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../popups/tooltip.tsx'

interface PanelActionProps {
  readonly label: Message
  readonly shortcut?: string
  readonly drawing: LucideIcon
  readonly onPress: () => void
}

/** A button with a drawing, beside the address in a balloon. */
export function PanelAction({ label, shortcut, drawing: Drawing, onPress }: PanelActionProps): ReactElement {
  const say = useMessages()
  return (
    <Tooltip label={say(label)} shortcut={shortcut ?? null}>
      <button type="button" className="tf-tool" aria-label={say(label)} onClick={onPress}>
        <Drawing size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
