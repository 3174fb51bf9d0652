import { answerTasks } from '../processes/answer-tasks.ts'
import { makeImageFiles } from './image-files.ts'
import type { ImageTask } from './image-workers.ts'

/* The process that works on images. */
answerTasks(({ source, folder }: ImageTask) => makeImageFiles(source, folder))
