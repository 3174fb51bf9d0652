import { Search } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { useSay } from '../language/use-say.ts'
import { findLabel } from './messages.ts'
import type { DescriptionController } from './use-description-controller.ts'

/** Opens find and replace in the open field: a phone has no Ctrl+F. */
export function FindButton({ controller }: { controller: DescriptionController }) {
  const label = useSay()(findLabel)
  const { stage, find } = controller.field
  if (stage.name !== 'open') return null
  return (
    <Button
      className="icon-button"
      aria-label={label}
      title={label}
      // The text keeps its focus until the bar takes it: losing it would save.
      onMouseDown={event => event.preventDefault()}
      onClick={find}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}
