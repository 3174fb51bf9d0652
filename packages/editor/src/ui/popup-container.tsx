import { findHolder } from './popups/find-holder.ts'
import { layerOf } from './popups/layer.ts'
import { createContext, useContext, useMemo, type ReactElement, type ReactNode, type RefObject } from 'react'

/** The element that popups are put into. */
type Container = HTMLElement | ShadowRoot

/** Where the popups of a field go, and the name that tells them from those of others. */
interface Popups {
  readonly container: RefObject<Container | null>
  readonly owner: string
}

const PopupsContext = createContext<Popups | undefined>(undefined)

/** The attribute of a field and of all its popups. */
const ownerAttribute = 'data-tf-field'

interface PopupContainerProps {
  /** The element that the popups belong to. */
  readonly field: RefObject<HTMLElement | null>
  /** Tells the field from others of the page. */
  readonly owner: string
  /** Where the host wants them. */
  readonly given?: Container | null | undefined
  readonly children: ReactNode
}

/** Puts all popups below it where they are above the field, and where a dialog that it stands in takes them for its own. */
export function PopupContainer({ field, owner, given, children }: PopupContainerProps): ReactElement {
  const popups = useMemo(() => ({ container: containerOf(field, given), owner }), [field, owner, given])
  return <PopupsContext.Provider value={popups}>{children}</PopupsContext.Provider>
}

/** Where a popup goes; for the `container` of a portal. */
export function usePopupContainer(): RefObject<Container | null> | undefined {
  return useContext(PopupsContext)?.container
}

/** The attributes of the outermost element of each popup, which tell its field. */
export function useOwner(): Readonly<Record<string, string>> {
  const owner = useContext(PopupsContext)?.owner
  return owner === undefined ? {} : ownedBy(owner)
}

/** The attributes of the field's own element. */
export function ownedBy(owner: string): Readonly<Record<string, string>> {
  return { [ownerAttribute]: owner }
}

/** Whether an element is part of the field that another one is in, or of one of its popups. */
export function isOfField(inField: Element | undefined, element: Element): boolean {
  const owner = ownerOf(inField)
  return owner !== null && ownerOf(element) === owner
}

/** The popup of a field that a selector names; `null` while there is none. */
export function findPopup(field: Element | null, selector: string): HTMLElement | null {
  const owner = ownerOf(field)
  const root = field?.getRootNode()
  if (owner === null || !(root instanceof Document || root instanceof ShadowRoot)) return null
  return root.querySelector<HTMLElement>(`[${ownerAttribute}="${CSS.escape(owner)}"] ${selector}`)
}

function ownerOf(element: Element | null | undefined): string | null {
  return element?.closest(`[${ownerAttribute}]`)?.getAttribute(ownerAttribute) ?? null
}

/** Asked when a popup opens: a host may have moved the field since it was rendered. */
function containerOf(
  field: RefObject<HTMLElement | null>,
  given: Container | null = null,
): RefObject<Container | null> {
  return {
    get current() {
      return given ?? (field.current && findContainer(field.current))
    },
  }
}

/** A field within something that stands over the page has a layer of its own; the popups of any other go into its page. */
function findContainer(field: HTMLElement): Container {
  if (findHolder(field)) return layerOf(field)
  const root = field.getRootNode()
  return root instanceof ShadowRoot ? root : field.ownerDocument.body
}
