import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useSay } from '../language/use-say.ts'
import { findTask } from './messages.ts'

interface TreeFilterProps {
  value: string
  onChange: (value: string) => void
  /** The down arrow was pressed: on to the tree. */
  onLeave: () => void
}

export function TreeFilter({ value, onChange, onLeave }: TreeFilterProps) {
  const say = useSay()
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && value !== '') {
      // A drawer around the tree would close on the same key.
      event.stopPropagation()
      onChange('')
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave()
    }
  }

  return (
    <div className="tree-filter">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={say(findTask)}
        placeholder={say(findTask)}
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
