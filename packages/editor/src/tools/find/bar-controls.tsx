import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../../ui/tooltip.tsx'

interface BarButtonProps {
  readonly label: Message
  readonly drawing: LucideIcon
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** A square button of the bar. */
export function BarButton({
  label,
  drawing: Drawing,
  disabled = false,
  onPress,
}: BarButtonProps): ReactElement {
  const say = useMessages()
  return (
    <Tooltip label={say(label)}>
      <button type="button" className="tf-tool" aria-label={say(label)} disabled={disabled} onClick={onPress}>
        <Drawing size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}

interface BarToggleProps {
  readonly label: Message
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A choice of the bar that is on or off. */
export function BarToggle({ label, on, onChange }: BarToggleProps): ReactElement {
  const say = useMessages()
  return (
    <label className="tf-find-toggle">
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      {say(label)}
    </label>
  )
}
