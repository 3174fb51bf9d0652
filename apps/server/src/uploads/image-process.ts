import { HttpError } from '../errors/http-error.ts'
import { makeImageFiles } from './image-files.ts'
import type { ImageAnswer, ImageTask } from './image-workers.ts'

/* The process that works on images: takes one task after another, and ends with the server. */

process.on('disconnect', () => process.exit())
process.on('message', (task: ImageTask) => void work(task))
answer({ ready: true })

async function work({ source, folder }: ImageTask): Promise<void> {
  try {
    answer({ made: await makeImageFiles(source, folder) })
  } catch (error) {
    answer(error instanceof HttpError ? { refused: error.code } : { failed: String(error) })
  }
}

function answer(message: ImageAnswer): void {
  process.send?.(message)
}
