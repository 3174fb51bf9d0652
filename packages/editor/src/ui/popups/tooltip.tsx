import { cloneElement, useState, type FocusEvent, type PointerEvent, type ReactElement } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { loadLater } from '../lazy/load-later.ts'
import { useDelay } from '../use-delay.ts'

const TooltipPopup = lazyPart(async () => (await loadLater()).TooltipPopup, {
  // The button has the same name for ears, and nobody has asked for it.
  isQuiet: true,
})

/** How long the pointer rests on a button until its tooltip shows: ms. */
const restTime = 600

/** How long the pointer may take from the button into the tooltip: ms. */
const leaveTime = 100

interface TooltipProps {
  readonly label: string
  /** A key of a keymap, such as `Mod-b`. */
  readonly shortcut?: string | null
  /** The button that the tooltip explains. It has none of the handlers that the tooltip gives it. */
  readonly children: ReactElement<TriggerProps>
}

interface TriggerProps {
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave?: () => void
  readonly onPointerDown?: () => void
  readonly onClickCapture?: () => void
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur?: () => void
}

/** Shows what a button does, and its shortcut as the platform writes it, while the pointer or the focus is on it. */
export function Tooltip({ label, shortcut = null, children }: TooltipProps): ReactElement {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const delay = useDelay()
  const close = (): void => {
    delay.cancel()
    setButton(null)
  }
  const leave = (): void => delay.start(close, button ? leaveTime : 0)
  const trigger = cloneElement(children, {
    onPointerEnter({ currentTarget, pointerType }) {
      if (pointerType === 'mouse') delay.start(() => setButton(currentTarget), button ? 0 : restTime)
    },
    onPointerLeave: leave,
    onPointerDown: close,
    onClickCapture: close,
    onFocus({ currentTarget, target }) {
      if (target.matches(':focus-visible')) setButton(currentTarget)
    },
    onBlur: close,
  })
  return (
    <>
      {trigger}
      {button && (
        <TooltipPopup
          button={button}
          label={label}
          shortcut={shortcut}
          onEnter={delay.cancel}
          onLeave={leave}
          onClose={close}
        />
      )}
    </>
  )
}
