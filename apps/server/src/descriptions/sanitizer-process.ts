import { answerTasks } from '../processes/answer-tasks.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import type { SanitizerTask } from './sanitizer.ts'

/* The process that reads long texts. */
answerTasks(({ html }: SanitizerTask) => sanitizeHtml(html))
