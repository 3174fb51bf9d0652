import type { Message, RichTextFieldProps } from '@taskfield/editor'
import {
  failsAlways,
  failsOnce,
  noConnection,
  noSpace,
  serverRestarts,
  slowUpload,
  toServer,
} from './messages.ts'

type Upload = NonNullable<RichTextFieldProps['upload']>

/** How long a file takes to get through, and how often its progress is told: ms. */
const [slowTime, quickTime, tick] = [20_000, 2_000, 200]

/** Takes its time, and tells how far it is; rejects when it is cancelled. */
function send(
  time: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let passed = 0
    const timer = setInterval(() => {
      passed += tick
      onProgress(Math.min(1, passed / time))
      if (passed < time) return
      clearInterval(timer)
      resolve()
    }, tick)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(new DOMException('Cancelled', 'AbortError'))
    })
  })
}

/** The picture that every simulated upload ends as. */
const picture = { url: '/sample.svg' }

const slow: Upload = async (_file, run) => {
  await send(slowTime, run)
  return picture
}

const refusing: Upload = async (_file, run) => {
  await send(quickTime, run)
  return { error: { message: noSpace } }
}

const unreachable: Upload = async (_file, run) => {
  await send(quickTime, run)
  throw new TypeError('Failed to fetch')
}

/** Fails the first time for each name, so that a retry helps. */
function failingOnce(): Upload {
  const names = new Set<string>()
  return async (file, run) => {
    await send(quickTime, run)
    if (names.has(file.name)) return picture
    names.add(file.name)
    throw new Error(serverRestarts)
  }
}

/** The ways in which the playground's field uploads images; without a function it asks the server. */
export const uploadings: readonly { value: string; label: Message; upload: Upload | null }[] = [
  { value: 'server', label: toServer, upload: null },
  { value: 'slow', label: slowUpload, upload: slow },
  { value: 'once', label: failsOnce, upload: failingOnce() },
  { value: 'refusing', label: failsAlways, upload: refusing },
  { value: 'unreachable', label: noConnection, upload: unreachable },
]
