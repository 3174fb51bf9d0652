import type { CSSProperties } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSay } from '../language/use-say.ts'
import { loadingTask } from '../ui/messages.ts'

/** A task page that is on its way: a title and some lines. */
export function TaskSkeleton() {
  const say = useSay()
  return (
    <article className="task">
      <div className="task-skeleton-title" style={{ '--skeleton-line-height': '28px' } as CSSProperties}>
        <Skeleton label={say(loadingTask)} widths={[60]} />
      </div>
      <Skeleton label="" widths={[95, 100, 88, 97, 40]} />
    </article>
  )
}
