import { useState, type ReactElement } from 'react'
import type { Field } from '../../core/field.ts'
import { useMessages } from '../../messages/locale.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isListActive, toggleList } from './list-kind.ts'
import { findMarker, findStart, setMarker, setStart } from './list-properties.ts'
import { MarkerGrid } from './marker-grid.tsx'
import { markers } from './markers.ts'
import { bulletsLabel, checkboxListLabel, numbersLabel } from './messages.ts'
import { StartForm } from './start-form.tsx'

interface ListPanelProps {
  readonly field: Field
  readonly close: () => void
}

/** Chooses the bullets of a list, or boxes instead of them. */
export function BulletedListPanel({ field, close }: ListPanelProps): ReactElement {
  const say = useMessages()
  // What the panel shows is of the moment when it opened.
  const [current] = useState(() => findMarker(field.state, 'bulleted'))
  const [hasBoxes] = useState(() => isListActive(field.state, 'checkbox'))
  return (
    <div className="tf-list-panel">
      <MarkerGrid
        label={bulletsLabel}
        markers={markers.bulleted}
        current={current}
        onChoose={marker => {
          field.run(setMarker('bulleted', marker))
          close()
        }}
      />
      <button
        type="button"
        className="tf-menu-item tf-list-boxes"
        aria-pressed={hasBoxes}
        onClick={() => {
          field.run(toggleList('checkbox'))
          close()
        }}
      >
        <Icon name="checkbox-list" />
        {say(checkboxListLabel)}
      </button>
    </div>
  )
}

/** Chooses the numbers of a list, and the one with which it begins. */
export function NumberedListPanel({ field, close }: ListPanelProps): ReactElement {
  const [current] = useState(() => findMarker(field.state, 'numbered'))
  const [start] = useState(() => findStart(field.state))
  return (
    <div className="tf-list-panel">
      <MarkerGrid
        label={numbersLabel}
        markers={markers.numbered}
        current={current}
        onChoose={marker => {
          field.run(setMarker('numbered', marker))
          close()
        }}
      />
      <StartForm
        start={start}
        onChoose={number => {
          field.run(setStart(number))
          close()
        }}
      />
    </div>
  )
}
