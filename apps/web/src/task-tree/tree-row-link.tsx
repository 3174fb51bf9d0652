import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { Link } from 'react-router'
import { FoundText } from './found-text.tsx'
import type { TreeRow } from './task-tree.ts'

interface TreeRowLinkProps {
  row: TreeRow
  filter: string
  isCurrent: boolean
  isTabStop: boolean
  onFocus: (id: number) => void
  onCollapse: (id: number, collapsed: boolean) => void
  onChoose: (() => void) | undefined
}

/** One task of the tree: a link to its page, with an arrow where it has tasks of its own. */
export const TreeRowLink = memo(function TreeRowLink(props: TreeRowLinkProps) {
  const { row, isCurrent, onFocus, onCollapse, onChoose } = props
  const { task, children, expanded } = row

  function toggle(event: MouseEvent): void {
    event.preventDefault()
    event.stopPropagation()
    onCollapse(task.id, expanded)
  }

  return (
    <Link
      to={`/task/${task.id}`}
      role="treeitem"
      className={row.found ? 'tree-row' : 'tree-row tree-row-above'}
      style={{ '--level': row.level } as CSSProperties}
      data-task={task.id}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={children > 0 ? expanded : undefined}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      title={task.name}
      onFocus={() => onFocus(task.id)}
      onClick={onChoose}
    >
      <span className="tree-arrow" aria-hidden onClick={children > 0 ? toggle : undefined}>
        {children > 0 && <ChevronRight size={16} strokeWidth={1.75} />}
      </span>
      <span className="tree-counter">#{task.counter}</span>
      <span className="tree-name">
        <FoundText text={task.name} found={props.filter} />
      </span>
      {children > 0 && !expanded && <span className="tree-children">{children}</span>}
    </Link>
  )
})
