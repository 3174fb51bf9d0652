import { isElement } from '../../dom/kinds.ts'
import { Popover } from '@base-ui/react/popover'
import {
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { haveSameValues, useEditorState } from '../../core/feature/use-editor-state.ts'
import { barBelow } from '../bar-below.ts'
import {
  edge,
  findPlace,
  gap,
  lineAbove,
  standsBeside,
  type BestSide,
  type Place,
  type Placing,
} from './place-above.ts'
import { beyondEdge } from './tab-edge.ts'
import { keepFocus } from '../keep-focus.ts'
import { usePlacing, usePopupContainer } from './popup-container.tsx'
import { useRedrawOnResize } from '../use-redraw-on-resize.ts'

interface BalloonProps {
  readonly editor: EditorContext
  readonly label: string
  /** The positions of what the balloon is about; no end for the node that begins there. */
  readonly from: number
  readonly to: number | null
  readonly side: BestSide | 'below' | 'end'
  /** Whether the balloon takes the focus; else it stays in the text. */
  readonly takesFocus: boolean
  /** Called on Escape, and on a press outside of a balloon that took the focus. */
  readonly onClose: (isEscape: boolean) => void
  readonly children: ReactNode
}

/** Where a balloon with buttons stands, over what, and how much room it has: px. */
interface ShownPlace {
  readonly place: Place | null
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly room?: number
  /** Whether one at the end of a text stands beside it and not below. */
  readonly isBeside?: boolean
}

/** A popup at a piece of the document; it flips where there is no room and follows while the page scrolls. */
export function Balloon(props: BalloonProps): ReactElement {
  const { editor, label, from, to, side, takesFocus, onClose, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const bestSide = side === 'below' || side === 'end' ? null : side
  // A form stays where it opened, whatever becomes of what it is about: only scrolling moves it.
  const [held] = useState(() => (takesFocus ? moved(rectOf(editor, from, to), originOf(editor), -1) : null))
  const findBox = (): DOMRect => (held ? moved(held, originOf(editor), 1) : rectOf(editor, from, to))
  const findShown = (): ShownPlace => {
    if (!bestSide)
      return { place: null, isBeside: side === 'end' && standsBeside(editor, findBox(), to ?? from) }
    const [box, text] = [findBox(), originOf(editor)]
    const { x, y, width } = moved(box, text, -1)
    const place = findPlace(editor, placingOf(popup, box, bestSide))
    return { place, x, y, width, height: place === 'below' ? box.height : 0, room: text.width }
  }
  // Moving the caret may change the place, and typing the width of a table. The popup is only placed anew when they do.
  const shown = useEditorState(editor, findShown)
  useRedrawOnResize(editor, bestSide && to === null ? from : null, () => !haveSameValues(findShown(), shown))
  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => {
        const box = held ? moved(held, originOf(editor), 1) : rectOf(editor, from, to)
        return bestSide && shown.place ? lineAbove(editor, placingOf(popup, box, bestSide)) : box
      },
      ...(editor.view && { contextElement: editor.view.dom }),
    }),
    [editor, from, to, held, shown, bestSide],
  )
  return (
    <Popover.Root
      open
      onOpenChange={(_open, { reason, event }) => {
        const isEscape = reason === 'escape-key'
        // Escape in what was opened from here is for that.
        if (isEscape ? !isInOther(event.target, popup.current) : takesFocus) onClose(isEscape)
      }}
    >
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner
          {...usePlacing()}
          className="tf-floating"
          anchor={anchor}
          side={sideOf(bestSide, shown.isBeside)}
          align="start"
          sideOffset={gap}
          {...(bestSide && { collisionAvoidance: { side: 'none', align: 'shift' } as const })}
          collisionPadding={{ top: edge, left: edge, right: edge, bottom: edge + barBelow(editor) }}
        >
          <Popover.Popup
            ref={popup}
            className="tf-popup tf-balloon"
            style={roomStyle(shown.room)}
            aria-label={label}
            initialFocus={takesFocus}
            finalFocus={false}
            // The text keeps its focus and its selection while the pointer works here.
            onMouseDown={event => !takesFocus && keepFocus(event)}
            onKeyDown={event => leaveByKey(event, props)}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function sideOf(bestSide: BestSide | null, beside = false): 'top' | 'right' | 'bottom' {
  if (bestSide) return 'top'
  return beside ? 'right' : 'bottom'
}

/** Buttons at an object stand within the text as far as a phone's width allows. */
function roomStyle(room: number | undefined): CSSProperties & Readonly<Record<`--${string}`, string>> {
  return room === undefined ? {} : { '--tf-text-width': `${room}px` }
}

/** Whether something stands in another popup. */
function isInOther(target: EventTarget | null, popup: HTMLElement | null): boolean {
  const floating = isElement(target) ? target.closest('.tf-floating') : null
  return floating !== null && !floating.contains(popup)
}

/** Alt+F10 goes on from a balloon to the toolbar, as it came from the text. Tab goes back to the text from buttons, and round in a form. */
function leaveByKey(event: KeyboardEvent<HTMLElement>, { editor, takesFocus }: BalloonProps): void {
  const isToToolbar = event.key === 'F10' && event.altKey
  const beyond = beyondEdge(event.nativeEvent, event.currentTarget)
  if (!isToToolbar && !beyond) return
  event.preventDefault()
  if (isToToolbar) contextOf(editor.state).focusToolbar()
  else if (takesFocus) beyond?.focus()
  else editor.focus()
}

/** Where the text begins on the screen. */
const originOf = ({ view }: EditorContext): DOMRect => view?.dom.getBoundingClientRect() ?? new DOMRect()

function moved({ x, y, width, height }: DOMRect, by: DOMRect, times: 1 | -1): DOMRect {
  return new DOMRect(x + times * by.x, y + times * by.y, width, height)
}

/** What is to be placed where: the content says how high and wide it would be. */
function placingOf({ current }: RefObject<HTMLElement | null>, box: DOMRect, side: BestSide): Placing {
  return { box, height: current?.scrollHeight ?? 0, width: current?.offsetWidth ?? 0, side }
}

/** Where a piece of the document stands on the screen: an object by its element, a text by its characters. */
function rectOf({ view }: EditorContext, from: number, last: number | null): DOMRect {
  if (!view) return new DOMRect()
  const { doc } = view.state
  const size = doc.content.size
  const node = from < size ? doc.nodeAt(from) : null
  const to = last ?? from + (node?.nodeSize ?? 0)
  const element = node && !node.isText && from + node.nodeSize === to ? view.nodeDOM(from) : null
  if (isElement(element)) return element.getBoundingClientRect()
  const start = view.coordsAtPos(Math.min(from, size), 1)
  const end = view.coordsAtPos(Math.min(to, size), -1)
  const left = Math.min(start.left, end.left)
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top)
}
