import { isShadowRoot } from '../../dom/kinds.ts'
import { copyLook, makePopupPlace } from '../../dom/popup-place.ts'
import { rootOf } from '../../dom/root-of.ts'
import { findHolder } from './find-holder.ts'
import { hasTopLayer, layerOf } from './layer.ts'
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'

/** The element that popups are put into. */
type Container = HTMLElement | ShadowRoot

/** Where the popups of a field go, and the name that tells them from those of others. */
interface Popups {
  readonly container: RefObject<Container | null>
  /** The element of the page that `container` stands in, for what all fields of a page share. */
  readonly shared: RefObject<Container | null>
  readonly owner: string
  /** Whether they stand in the browser's top layer, where no edge of the page cuts them. */
  readonly areOnTop: () => boolean
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
  const popups = useMemo(() => popupsIn(field, given, owner), [field, owner, given])
  useEffect(() => () => popups.leave(), [popups])
  return <PopupsContext.Provider value={popups}>{children}</PopupsContext.Provider>
}

/** Where a popup goes; for the `container` of a portal. */
export function usePopupContainer(): RefObject<Container | null> | undefined {
  return useContext(PopupsContext)?.container
}

/** Where something goes that the fields of a page share, such as the place of messages. */
export function useSharedContainer(): RefObject<Container | null> | undefined {
  return useContext(PopupsContext)?.shared
}

/** The attributes of the outermost element of each popup, which tell its field. */
export function useOwner(): Readonly<Record<string, string>> {
  const owner = useContext(PopupsContext)?.owner
  return owner === undefined ? {} : ownedBy(owner)
}

/** What the positioner of each popup is given: its owner, and what it keeps within besides the window. */
export function usePlacing(): { readonly collisionBoundary?: Element[] } {
  const popups = useContext(PopupsContext)
  // The library looks for edges that cut, which would be those of the dialog.
  const [isOnTop] = useState(() => popups?.areOnTop() === true)
  return { ...useOwner(), ...(isOnTop && { collisionBoundary: noEdges }) }
}

const noEdges: Element[] = []

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
  if (owner === null || !field) return null
  return rootOf(field).querySelector<HTMLElement>(`[${ownerAttribute}="${CSS.escape(owner)}"] ${selector}`)
}

function ownerOf(element: Element | null | undefined): string | null {
  return element?.closest(`[${ownerAttribute}]`)?.getAttribute(ownerAttribute) ?? null
}

/** Asked when a popup opens: a host may have moved the field since it was rendered. */
function popupsIn(
  field: RefObject<HTMLElement | null>,
  given: Container | null = null,
  owner: string,
): Popups & { readonly leave: () => void } {
  let place: HTMLElement | null = null
  const findShared = (): Container | null => given ?? (field.current && findContainer(field.current))
  const findPlace = (): Container | null => {
    const container = findShared()
    if (!container || !field.current || field.current.contains(container)) return container
    if (place?.parentNode !== container) {
      place?.remove()
      place = makePopupPlace(container)
    }
    // What is open keeps its look.
    if (place.childElementCount === 0) copyLook(field.current, place)
    return place
  }
  return {
    container: lazyRef(findPlace),
    shared: lazyRef(findShared),
    owner,
    areOnTop: () => !given && field.current !== null && hasTopLayer(field.current),
    leave: () => place?.remove(),
  }
}

function lazyRef<T>(find: () => T): RefObject<T> {
  return {
    get current() {
      return find()
    },
  }
}

/** A field within something that stands over the page has a layer of its own; the popups of any other go into its page. */
function findContainer(field: HTMLElement): Container {
  if (findHolder(field)) return layerOf(field)
  const root = rootOf(field)
  return isShadowRoot(root) ? root : root.body
}
