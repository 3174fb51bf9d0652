import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** What makes a button one that opens a popup. */
interface PopupButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'data-popup-open': '' | undefined
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A popup and the button that it stands at, for what draws the popup. */
export interface OpenedPopup {
  readonly button: HTMLButtonElement
  /** False while it fades. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Closes it while its code is on its way. */
  readonly giveUp: (() => void) | false
}

interface PopupButton {
  readonly button: PopupButtonProps
  /** `null` until it was opened for the first time: its code may not be loaded before. */
  readonly popup: OpenedPopup | null
  /** How often it was opened. */
  readonly openings: number
}

/** The button of a popup of a toolbar. It needs nothing of the code that draws the popup. */
export function usePopupButton(kind: 'menu' | 'dialog', disabled: boolean): PopupButton {
  const ref = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<HTMLButtonElement | null>(null)
  const [{ wantsOpen, openings }, setState] = useState({ wantsOpen: false, openings: 0 })
  const isOpen = wantsOpen && !disabled
  const open = (): void => {
    setOpened(ref.current)
    setState({ wantsOpen: true, openings: openings + 1 })
  }
  const onClose = (): void => setState({ wantsOpen: false, openings })
  return {
    button: {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'data-popup-open': isOpen ? '' : undefined,
      onClick: isOpen ? onClose : open,
      onKeyDown(event) {
        const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
        if (kind !== 'menu' || !isArrow || disabled || event.target !== ref.current) return
        event.preventDefault()
        if (!isOpen) open()
      },
    },
    popup: opened && { button: opened, isOpen, onClose, giveUp: isOpen && onClose },
    openings,
  }
}
