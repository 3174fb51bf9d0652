import { Popover } from '@base-ui/react/popover'
import { useState, type ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { ColorGrid, type NamedColor } from './color-grid.tsx'
import { ColorPicker } from './color-picker.tsx'
import { chooseColorLabel, otherColorLabel } from '../forms/form-messages.ts'
import { usePlacing, usePopupContainer } from '../popups/popup-container.tsx'
import { RemoveColor } from './remove-color.tsx'

interface ColorFieldProps {
  readonly id: string
  readonly label: string
  readonly text: string
  readonly placeholder: string
  /** The colour that the text means; `null` while it means none. */
  readonly color: string | null
  readonly palette: readonly NamedColor[]
  readonly disabled: boolean
  readonly isWrong: boolean
  readonly describedBy: string
  readonly onChange: (text: string) => void
}

/** A colour: typed, or chosen behind the button that shows it. */
export function ColorField(props: ColorFieldProps): ReactElement {
  const { id, text, placeholder, disabled, isWrong, describedBy, onChange } = props
  return (
    <span className="tf-color-field">
      <ColorButton {...props} />
      <input
        id={id}
        className="tf-input"
        value={text}
        placeholder={placeholder}
        disabled={disabled}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={event => onChange(event.target.value)}
      />
    </span>
  )
}

function ColorButton({ label, color, palette, disabled, onChange }: ColorFieldProps): ReactElement {
  const say = useMessages()
  const [open, setOpen] = useState(false)
  const choose = (value: string): void => {
    const named = palette.find(candidate => candidate.value === value)
    onChange(named ? say(named.label) : value)
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="tf-color-button"
        aria-label={`${label}: ${say(chooseColorLabel)}`}
        disabled={disabled}
      >
        <span
          className="tf-color-sample"
          data-empty={color === null}
          style={{ backgroundColor: color ?? '' }}
        />
      </Popover.Trigger>
      <Popover.Portal container={usePopupContainer()}>
        <Popover.Positioner
          {...usePlacing()}
          className="tf-floating"
          sideOffset={4}
          align="start"
          collisionPadding={8}
        >
          <Popover.Popup className="tf-popup tf-color-panel" aria-label={label}>
            <RemoveColor onRemove={() => choose('')} />
            <ColorGrid label={label} colors={palette} current={color} onChoose={choose} />
            <label className="tf-color-other">
              {say(otherColorLabel)}
              <ColorPicker color={color} onPick={onChange} />
            </label>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
