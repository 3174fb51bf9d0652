import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { Tooltip } from '../../ui/popups/tooltip.tsx'

interface BarButtonProps {
  readonly label: Message
  readonly drawing: LucideIcon
  /** A button with nothing to do keeps its focus and with it the keys of the bar. */
  readonly disabled?: boolean
  /** For a choice: whether it is on. */
  readonly pressed?: boolean
  readonly onPress: () => void
}

/** A square button of the bar. */
export function BarButton(props: BarButtonProps): ReactElement {
  const { label, drawing: Drawing, disabled = false, pressed, onPress } = props
  const say = useMessages()
  return (
    <Tooltip label={say(label)}>
      <button
        type="button"
        className="tf-tool"
        aria-label={say(label)}
        aria-pressed={pressed}
        {...disabledProps(disabled)}
        onClick={() => disabled || onPress()}
      >
        <Drawing size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}

interface BarCommandProps {
  readonly label: Message
  readonly disabled: boolean
  readonly onPress: () => void
}

/** A button of the bar with words on it. */
export function BarCommand({ label, disabled, onPress }: BarCommandProps): ReactElement {
  const say = useMessages()
  return (
    <button
      type="button"
      className="tf-button"
      {...disabledProps(disabled)}
      onClick={() => disabled || onPress()}
    >
      {say(label)}
    </button>
  )
}

function disabledProps(disabled: boolean): object {
  return disabled ? { 'aria-disabled': true, 'data-disabled': '' } : {}
}
