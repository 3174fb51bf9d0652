import { taskCard } from './task-card.tsx'
import { taskFromUrl, taskHref } from './task-id.ts'

/** How a field knows and shows the tasks that are mentioned in it. */
export const taskMentions = {
  mentionHref: taskHref,
  mentionCard: taskCard,
  mentionFromUrl: taskFromUrl,
}
