import { ListChecks } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isListActive, toggleList } from './list-kind.ts'
import { findMarker, findStart, isReversed, setMarker, setStart, toggleReversed } from './list-properties.ts'
import { MarkerGrid } from './marker-grid.tsx'
import { markers } from './markers.ts'
import { bulletsLabel, numbersLabel, todoListLabel } from './messages.ts'
import { reversedLabel } from './panel-messages.ts'
import { StartForm } from './start-form.tsx'

interface ListPanelProps {
  readonly editor: EditorContext
  readonly close: () => void
}

/** Chooses the bullets of a list, or boxes instead of them. */
export function BulletedListPanel({ editor, close }: ListPanelProps): ReactElement {
  const say = useMessages()
  // What the panel shows is of the moment when it opened.
  const [current] = useState(() => findMarker(editor.state, 'bulleted'))
  const [hasBoxes] = useState(() => isListActive(editor.state, 'todo'))
  return (
    <div className="tf-list-panel">
      <MarkerGrid
        label={bulletsLabel}
        markers={markers.bulleted}
        current={current}
        onChoose={marker => {
          editor.run(setMarker('bulleted', marker))
          close()
        }}
      />
      <button
        type="button"
        className="tf-menu-item tf-list-boxes"
        aria-pressed={hasBoxes}
        onClick={() => {
          editor.run(toggleList('todo'))
          close()
        }}
      >
        <Icon of={ListChecks} />
        {say(todoListLabel)}
      </button>
    </div>
  )
}

/** Chooses the numbers of a list, the one with which it begins, and whether they count down. */
export function NumberedListPanel({ editor, close }: ListPanelProps): ReactElement {
  const say = useMessages()
  const [current] = useState(() => findMarker(editor.state, 'numbered'))
  const [start] = useState(() => findStart(editor.state))
  const [reversed] = useState(() => isReversed(editor.state))
  return (
    <div className="tf-list-panel">
      <MarkerGrid
        label={numbersLabel}
        markers={markers.numbered}
        current={current}
        onChoose={marker => {
          editor.run(setMarker('numbered', marker))
          close()
        }}
      />
      <StartForm
        start={start}
        onChoose={number => {
          editor.run(setStart(number))
          close()
        }}
      />
      <button
        type="button"
        className="tf-menu-item tf-list-boxes"
        aria-pressed={reversed}
        onClick={() => {
          editor.run(toggleReversed)
          close()
        }}
      >
        {say(reversedLabel)}
      </button>
    </div>
  )
}
