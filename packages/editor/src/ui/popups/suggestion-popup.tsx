import { Popover } from '@base-ui/react/popover'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { activateRow, chooseRow, closeSuggestion } from '../../core/suggestion/suggestion-keys.ts'
import type { OpenSuggestion } from '../../core/suggestion/suggestion-state.ts'
import { listId } from '../../core/suggestion/suggestions.ts'
import { isMac, writeShortcut } from '../../core/toolbar/shortcut.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Icon } from '../icon.tsx'
import { barBelow } from '../bar-below.ts'
import { retryLabel } from '../lazy/messages.ts'
import { loadingList } from '../forms/form-messages.ts'
import { edge, gap } from './place-above.ts'
import { usePlacing, usePopupContainer } from './popup-container.tsx'
import { unhideFocusGuards } from './unhide-focus-guards.ts'

/** How long a first answer may take before somebody is told: ms. */
const loadingDelay = 150

interface SuggestionProps {
  readonly editor: EditorContext
  readonly open: OpenSuggestion
}

/** The list of suggestions at its marker. The focus stays in the text, which says which row is meant. */
export function SuggestionPopup({ editor, open }: SuggestionProps): ReactElement | null {
  const { source, from, options, hasFailed } = open
  const say = useMessages()
  const isLate = useIsLate(options === null && !hasFailed)
  const container = usePopupContainer()
  const placing = usePlacing()
  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => rectAt(editor, from),
      ...(editor.view && { contextElement: editor.view.dom }),
    }),
    [editor, from],
  )
  if (!options && !hasFailed && !isLate) return null
  return (
    <Popover.Root
      open
      onOpenChangeComplete={isOpen => isOpen && unhideFocusGuards(editor.view?.dom)}
      onOpenChange={(_open, { reason }) => {
        if (reason !== 'escape-key' && reason !== 'focus-out') editor.run(closeSuggestion)
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner
          {...placing}
          className="tf-floating"
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={gap}
          // Rather lower than beside the marker, over the line that is being typed.
          collisionAvoidance={{ fallbackAxisSide: 'none' }}
          collisionPadding={{ top: edge, left: edge, right: edge, bottom: edge + barBelow(editor) }}
        >
          <Popover.Popup
            className="tf-popup tf-suggestions"
            aria-label={say(source.label)}
            data-source={source.name}
            initialFocus={false}
            finalFocus={false}
            // The text keeps its focus, and a phone its keyboard, while the pointer works here.
            onMouseDown={event => event.preventDefault()}
          >
            <Rows editor={editor} open={open} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Rows({ editor, open }: SuggestionProps): ReactElement {
  const say = useMessages()
  const { source, options, hasFailed } = open
  const list = useActiveInSight(open.active)
  if (!hasFailed && !options?.length)
    return <p className="tf-suggestions-note">{say(options ? source.empty : loadingList)}</p>
  return (
    <>
      {hasFailed && <p className="tf-suggestions-note tf-suggestions-failed">{say(source.failed)}</p>}
      <div
        ref={list}
        id={listId(editor.state)}
        role="listbox"
        aria-label={say(source.label)}
        aria-busy={!open.isAnswered}
      >
        {hasFailed ? (
          <Row {...{ editor, open, row: 0, label: say(retryLabel) }}>{say(retryLabel)}</Row>
        ) : (
          options?.map(({ key, label, shown = label, icon, shortcut }, row) => (
            <Row key={key} {...{ editor, open, row, label }}>
              {icon && <Icon of={icon} />}
              <span className="tf-suggestion-text tf-hosted">{shown}</span>
              {shortcut && <kbd className="tf-shortcut">{writeShortcut(shortcut, isMac())}</kbd>}
            </Row>
          ))
        )}
      </div>
    </>
  )
}

interface RowProps extends SuggestionProps {
  readonly row: number
  readonly label: string
  readonly children: ReactNode
}

function Row({ editor, open, row, label, children }: RowProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the text, which keeps the focus
    <div
      id={listId(editor.state, row)}
      role="option"
      tabIndex={-1}
      className="tf-menu-item tf-suggestion"
      aria-selected={row === open.active}
      aria-label={label}
      title={label}
      data-highlighted={row === open.active ? '' : undefined}
      // A list that opens under the pointer takes nothing from it: only moving it counts.
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse' && row !== open.active) editor.run(activateRow(row))
      }}
      onClick={() => editor.run(chooseRow(row))}
    >
      {children}
    </div>
  )
}

/** Keeps the active row in sight in a list that is higher than its popup. */
function useActiveInSight(active: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = list.current?.parentElement
    const row = list.current?.children[active]
    if (!popup || !row) return
    const [seen, box] = [popup.getBoundingClientRect(), row.getBoundingClientRect()]
    // Not `scrollIntoView`: that scrolls the page, too.
    if (box.top < seen.top) popup.scrollTop -= seen.top - box.top
    else if (box.bottom > seen.bottom) popup.scrollTop += box.bottom - seen.bottom
  }, [active])
  return list
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), loadingDelay)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}

/** Where the marker stands on the screen. */
function rectAt({ view }: EditorContext, from: number): DOMRect {
  if (!view) return new DOMRect()
  const { left, top, bottom } = view.coordsAtPos(Math.min(from, view.state.doc.content.size), 1)
  return new DOMRect(left, top, 0, bottom - top)
}
