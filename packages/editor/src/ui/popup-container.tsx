import { createContext, use, useMemo, type ReactElement, type ReactNode, type RefObject } from 'react'

/** The element that popups are put into. */
type Container = HTMLElement | ShadowRoot

const ContainerContext = createContext<RefObject<Container | null> | undefined>(undefined)

interface PopupContainerProps {
  /** The element that the popups belong to. */
  readonly field: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Puts all popups below it where they are above the field: into the dialog, popover or shadow root that it stands in. */
export function PopupContainer({ field, children }: PopupContainerProps): ReactElement {
  const container = useMemo(() => containerOf(field), [field])
  return <ContainerContext value={container}>{children}</ContainerContext>
}

/** Where a popup goes; for the `container` of a portal. */
export function usePopupContainer(): RefObject<Container | null> | undefined {
  return use(ContainerContext)
}

/** Asked when a popup opens: a host may have moved the field since it was rendered. */
function containerOf(field: RefObject<HTMLElement | null>): RefObject<Container | null> {
  return {
    get current() {
      return field.current && findContainer(field.current)
    },
  }
}

/** What is in the browser's top layer covers all that is not in it. */
function findContainer(field: HTMLElement): Container {
  const around = field.closest<HTMLElement>('dialog, [popover]')
  if (around) return around
  const root = field.getRootNode()
  return root instanceof ShadowRoot ? root : field.ownerDocument.body
}
