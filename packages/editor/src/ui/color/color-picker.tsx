import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { pickColorLabel } from '../forms/form-messages.ts'

interface ColorPickerProps {
  /** A CSS colour; `null` for none. */
  readonly color: string | null
  readonly onPick: (value: string) => void
}

/** A colour that is picked by eye, as the browser has it. */
export function ColorPicker({ color, onPick }: ColorPickerProps): ReactElement {
  const say = useMessages()
  return (
    <input
      type="color"
      className="tf-color-picker"
      aria-label={say(pickColorLabel)}
      value={asHex(color)}
      onChange={event => onPick(event.target.value)}
    />
  )
}

/** The picker knows six digits only; a canvas makes them of every colour that has them. */
function asHex(color: string | null): string {
  const context = color === null ? null : document.createElement('canvas').getContext('2d')
  if (!context || color === null) return '#000000'
  context.fillStyle = color
  const read = context.fillStyle
  return /^#[\da-f]{6}$/.test(read) ? read : '#000000'
}
