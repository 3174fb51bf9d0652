import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comingWords, noNetwork, tooMany, unreachable } from './messages.ts'
import { UploadError, type UploadedImage } from './upload-status.ts'
import type { TransferRun } from './transfer-run.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Transfer extends TransferRun {
  readonly file: string
  readonly finish: () => Promise<void>
  readonly fail: (error: unknown) => Promise<void>
}

const image = (name: string): UploadedImage => ({
  src: `/${name}.png`,
  srcset: null,
  width: null,
  height: null,
})
const noServer = new UploadError('unreachable', unreachable)

/** A queue whose transfers a test ends by hand; the file of an upload is its id. */
function openQueue() {
  const transfers: Transfer[] = []
  const coming = new Map<string, Promise<string>>()
  const elsewhere = new Map<string, UploadedImage>()
  const network = { isOnline: true }
  const queue = new UploadQueue<string>({
    findFile: id => (id === 'gone' ? null : (coming.get(id) ?? id)),
    findUploaded: id => elsewhere.get(id) ?? null,
    isOnline: () => network.isOnline,
    transfer: (_id, file, run) => {
      let settle: { resolve: (image: UploadedImage) => void; reject: (error: unknown) => void } | null = null
      const promise = new Promise<UploadedImage>((resolve, reject) => {
        settle = { resolve, reject }
      })
      transfers.push({
        file,
        ...run,
        finish: async () => {
          settle?.resolve(image(file))
          await vi.advanceTimersByTimeAsync(0)
        },
        fail: async error => {
          settle?.reject(error)
          await vi.advanceTimersByTimeAsync(0)
        },
      })
      return promise
    },
  })
  const want = (...ids: string[]): void => queue.want(new Set(ids))
  const comesLater = (id: string): (() => void) => {
    let resolve = (_file: string): void => undefined
    const arrival = new Promise<string>(settle => {
      resolve = settle
    })
    coming.set(id, arrival)
    return () => {
      coming.delete(id)
      resolve(id)
    }
  }
  const stateOf = (id: string): string | undefined => queue.statuses.get(id)?.state
  const last = (): Transfer => {
    const transfer = transfers.at(-1)
    if (!transfer) throw new Error('Nothing was sent.')
    return transfer
  }
  return { queue, transfers, network, want, stateOf, last, coming, comesLater, elsewhere }
}

describe('the queue of uploads', () => {
  it('sends three at a time, in their order', async () => {
    const { want, transfers, queue, stateOf } = openQueue()
    want('a', 'b', 'c', 'd', 'e')
    expect(transfers.map(({ file }) => file)).toEqual(['a', 'b', 'c'])
    expect(queue.pending).toEqual({ pending: 5, failed: 0, total: 5 })
    await transfers[1]?.finish()
    expect(transfers.map(({ file }) => file)).toEqual(['a', 'b', 'c', 'd'])
    expect([stateOf('b'), stateOf('e')]).toEqual(['done', 'waiting'])
    expect(queue.pending).toEqual({ pending: 4, failed: 0, total: 5 })
  })

  it('forgets the count when all are done', async () => {
    const { want, last, queue } = openQueue()
    want('a')
    await last().finish()
    expect(queue.pending).toEqual({ pending: 0, failed: 0, total: 0 })
  })

  it('counts what is done until all is, and no more what is stopped', async () => {
    const { want, transfers, queue } = openQueue()
    want('a', 'b', 'c')
    await transfers[0]?.finish()
    want('b', 'c')
    expect(queue.pending).toEqual({ pending: 2, failed: 0, total: 3 })
    want('c')
    expect(queue.pending).toEqual({ pending: 1, failed: 0, total: 2 })
  })

  it('takes what another field of the page has uploaded meanwhile, and sends it no more', async () => {
    const { want, transfers, elsewhere, queue, stateOf } = openQueue()
    want('a', 'b', 'c', 'd')
    elsewhere.set('a', image('a')).set('d', image('d'))
    want('a', 'b', 'c', 'd')
    expect(transfers[0]?.signal.aborted).toBe(true)
    await transfers[1]?.finish()
    expect(['a', 'b', 'c', 'd'].map(stateOf)).toEqual(['done', 'done', 'uploading', 'done'])
    expect(transfers).toHaveLength(3)
    expect(queue.pending).toEqual({ pending: 1, failed: 0, total: 4 })
  })

  it('tries no more what another field has uploaded while it waited for the network', async () => {
    const { want, last, elsewhere, queue } = openQueue()
    want('a')
    await last().fail(noServer)
    elsewhere.set('a', image('a'))
    want('a')
    const told: string[] = []
    queue.subscribe(id => told.push(id))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told).toEqual([])
  })

  it('tells how much has been sent', () => {
    const { want, last, queue } = openQueue()
    const seen: number[] = []
    want('a')
    queue.subscribe(id => seen.push(queue.shareOf(id)))
    last().onProgress(0.25)
    last().onProgress(0.5)
    expect(seen).toEqual([0.25, 0.5])
  })

  it('stops what nobody wants any more, and starts it again when it is wanted again', async () => {
    const { want, transfers, stateOf, last } = openQueue()
    want('a', 'b', 'c', 'd')
    want('b', 'c', 'd')
    expect(transfers[0]?.signal.aborted).toBe(true)
    expect([stateOf('a'), last().file]).toEqual(['stopped', 'd'])
    await transfers[0]?.fail(new DOMException('', 'AbortError'))
    expect(stateOf('a')).toBe('stopped')
    want('a', 'b', 'c', 'd')
    expect(stateOf('a')).toBe('waiting')
    await transfers[1]?.finish()
    expect(transfers.map(({ file }) => file)).toEqual(['a', 'b', 'c', 'd', 'a'])
  })

  it('sends one that two images show once', () => {
    const { want, transfers } = openQueue()
    want('a')
    want('a')
    expect(transfers).toHaveLength(1)
  })

  it('keeps a failure in the words of the server until a person retries', async () => {
    const { want, last, queue, transfers } = openQueue()
    const words = { ru: 'Нет места', en: 'Full' }
    want('a')
    await last().fail(new UploadError('refused', words))
    expect(queue.statuses.get('a')).toEqual({ state: 'failed', message: words, canRetry: true })
    expect(queue.pending).toEqual({ pending: 1, failed: 1, total: 1 })
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(transfers).toHaveLength(1)
    queue.retry('a')
    await last().finish()
    expect(queue.statuses.get('a')).toEqual({ state: 'done', image: image('a') })
  })

  it('says that the file is gone', () => {
    const { want, queue } = openQueue()
    want('gone')
    expect(queue.statuses.get('gone')).toMatchObject({ state: 'failed', canRetry: false })
  })

  it('goes on with the others when files are gone', () => {
    const { want, transfers } = openQueue()
    want('gone', 'a', 'b', 'c')
    expect(transfers.map(({ file }) => file)).toEqual(['a', 'b', 'c'])
  })

  it('waits for a file that is still to come, and sends others meanwhile', async () => {
    const { want, transfers, comesLater, queue } = openQueue()
    const arrive = comesLater('late')
    want('late', 'a', 'b', 'c')
    expect(queue.statuses.get('late')).toEqual({ state: 'waiting', message: comingWords })
    expect(transfers.map(({ file }) => file)).toEqual(['a', 'b', 'c'])
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    await transfers[0]?.finish()
    expect(transfers.at(-1)?.file).toBe('late')
  })

  it('says why a file that is still to come cannot be had, in the words it came with', async () => {
    const { want, coming, queue } = openQueue()
    const words = { ru: 'Нет такой', en: 'None' }
    coming.set('late', Promise.reject(new UploadError('final', words)))
    want('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.statuses.get('late')).toEqual({ state: 'failed', message: words, canRetry: false })
  })

  it('hears no more of a file that is still to come once nobody wants it', async () => {
    const { want, comesLater, stateOf, transfers } = openQueue()
    const arrive = comesLater('late')
    want('late')
    want()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect([stateOf('late'), transfers.length]).toEqual(['stopped', 0])
  })

  it('waits for the network and goes on when it is back', async () => {
    const { want, last, queue, network, transfers } = openQueue()
    network.isOnline = false
    want('a')
    await last().fail(noServer)
    expect(queue.statuses.get('a')).toEqual({ state: 'waiting', message: noNetwork })
    network.isOnline = true
    queue.resume()
    expect(transfers).toHaveLength(2)
  })

  it('tries by itself when no browser tells that the network is back', async () => {
    const { want, last, network, transfers } = openQueue()
    network.isOnline = false
    want('a')
    await last().fail(noServer)
    for (let time = 0; time < 5; time++) {
      await vi.advanceTimersByTimeAsync(30_000)
      await last().fail(noServer)
    }
    expect(transfers).toHaveLength(6)
  })

  it('asks a person after a server could not be reached four times', async () => {
    const { want, last, stateOf, transfers } = openQueue()
    want('a')
    for (let time = 0; time < 4; time++) {
      await last().fail(noServer)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect([transfers.length, stateOf('a')]).toEqual([4, 'failed'])
  })

  it('begins to count anew, how often the server could not be reached, when the network is back', async () => {
    const { want, last, queue, stateOf } = openQueue()
    want('a')
    for (let time = 0; time < 5; time++) {
      await last().fail(noServer)
      queue.resume()
    }
    expect(stateOf('a')).toBe('uploading')
  })

  it('waits as long as the server asks it to', async () => {
    const { want, last, queue, transfers } = openQueue()
    want('a')
    await last().fail(new UploadError('later', unreachable, 30_000))
    expect(queue.statuses.get('a')).toEqual({ state: 'waiting', message: tooMany(30) })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(transfers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(transfers).toHaveLength(2)
  })
})
