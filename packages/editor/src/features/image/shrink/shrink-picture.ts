import { scalePicture, type Picture, type ScaledPicture } from './scale-picture.ts'
import type { ScaleAnswer, ScaleRequest } from './shrink-worker.ts'

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, (answer: ScaleAnswer | null) => void>
}

let thread: Thread | null = null
let isWorkerBroken = false
let lastId = 0

/**
 * Scales a picture down off the main thread, one after the other; on it where no worker can be had, as under a
 * strict content policy. `null` where the browser cannot read the picture.
 */
export async function shrinkPicture(picture: Picture): Promise<ScaledPicture | null> {
  const answer = await askWorker(picture)
  return answer ? answer.picture : scalePicture(picture).catch(() => null)
}

function askWorker(picture: Picture): Promise<ScaleAnswer | null> {
  const { worker, waiting } = openThread() ?? {}
  if (!worker || !waiting) return Promise.resolve(null)
  const request: ScaleRequest = { id: ++lastId, ...picture }
  return new Promise(resolve => {
    waiting.set(request.id, resolve)
    worker.postMessage(request)
  })
}

function openThread(): Thread | null {
  if (thread || isWorkerBroken || typeof Worker === 'undefined') return thread
  try {
    // In this form bundlers find the worker and ship it.
    const worker = new Worker(new URL('./shrink-worker.js', import.meta.url), { type: 'module' })
    const waiting: Thread['waiting'] = new Map()
    worker.addEventListener('message', ({ data }: MessageEvent<ScaleAnswer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
      if (waiting.size === 0) closeThread(worker)
    })
    worker.addEventListener('error', () => {
      isWorkerBroken = true
      for (const resolve of waiting.values()) resolve(null)
      closeThread(worker)
    })
    thread = { worker, waiting }
  } catch {
    isWorkerBroken = true
  }
  return thread
}

/** Pictures come in batches; a thread that waits for the next one costs memory. */
function closeThread(worker: Worker): void {
  worker.terminate()
  if (thread?.worker === worker) thread = null
}
