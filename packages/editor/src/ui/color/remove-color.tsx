import { Ban } from 'lucide-react'
import type { ReactElement } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { removeColorLabel } from '../forms/form-messages.ts'

/** The line above a palette that takes the colour away. */
export function RemoveColor({ onRemove }: { onRemove: () => void }): ReactElement {
  const say = useMessages()
  return (
    <button type="button" className="tf-menu-item tf-color-none" onClick={onRemove}>
      <Ban size={16} strokeWidth={1.75} aria-hidden />
      {say(removeColorLabel)}
    </button>
  )
}
