import type { CSSProperties } from 'react'
import { GreyBars } from '../ui/grey-bars.tsx'

/** A task page that is on its way: a title and some lines. */
export function TaskBars() {
  return (
    <article className="task">
      <div className="task-bars-title" style={{ '--bar-height': '28px' } as CSSProperties}>
        <GreyBars label="Загружаем задачу" widths={[60]} />
      </div>
      <GreyBars label="" widths={[95, 100, 88, 97, 40]} />
    </article>
  )
}
