import type { ChildProcess } from 'node:child_process'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import { resultOf, type TaskAnswer } from '../processes/answer-tasks.ts'
import { workerProcesses } from '../processes/worker-processes.ts'
import type { ImageFiles, SourceImage } from './image-files.ts'

/** What a process is told to do. */
export interface ImageTask {
  source: SourceImage
  folder: string
}

/** Makes the files of an image when its turn comes, unless the signal says that nobody waits for them any more. */
export type MakeImageFiles = (source: SourceImage, folder: string, signal: AbortSignal) => Promise<ImageFiles>

/** Works on images in processes of their own. `onStart` is told of each process. */
export function imageWorkers(onStart?: (child: ChildProcess) => void): MakeImageFiles {
  const work = workerProcesses<ImageTask, TaskAnswer<ImageFiles>>({
    module: new URL('./image-process.js', import.meta.url),
    atOnce: limits.imagesAtOnce,
    maxWaiting: limits.waitingImages,
    whenFull: 'overloaded',
    timeoutMs: limits.imageTimeoutMs,
    tasksPerProcess: limits.imagesPerProcess,
    onStart,
  })
  return async (source, folder, signal) => {
    const outcome = await work({ source, folder }, signal)
    if ('answer' in outcome) return resultOf(outcome.answer)
    // No answer means that the image has crashed the process; the next image gets another one.
    throw new HttpError(outcome.failure === 'timeout' ? 'image_too_complex' : 'image_damaged')
  }
}
