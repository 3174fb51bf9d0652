import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Saver } from './saver.ts'
import type { Merge } from './saver.ts'
import type { SaveAnswer, SavedText } from './saving-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = (html: string, version: number): SavedText => ({
  html,
  version,
  updatedAt: '2026-11-20T14:05:00Z',
})
const lost: SaveAnswer = { kind: 'failed', problem: { message: 'Нет связи с сервером', passes: true } }

/** A server that keeps one text, refuses what was based on another version, and can be out of reach. */
class Server {
  stored = text('', 1)
  received: string[] = []
  isReachable = true
  losesAnswers = false

  readonly send = async (html: string, baseVersion: number): Promise<SaveAnswer> => {
    if (!this.isReachable) return lost
    this.received.push(html)
    if (html !== this.stored.html) {
      if (baseVersion !== this.stored.version) return { kind: 'conflict', theirs: this.stored }
      this.stored = text(html, baseVersion + 1)
    }
    return this.losesAnswers ? lost : { kind: 'saved', saved: this.stored }
  }
}

const cannotMerge: Merge = () => null

function open(server: Server, merge = cannotMerge): Saver {
  const saver = new Saver(server.stored, server.send, merge)
  saver.start()
  return saver
}

it('sends nothing when nothing was typed', async () => {
  const server = new Server()
  const saver = open(server)
  await vi.advanceTimersByTimeAsync(60_000)
  await saver.flush()
  expect(server.received).toEqual([])
})

it('saves a second after the last change, once', async () => {
  const server = new Server()
  const saver = open(server)
  saver.change('a')
  await vi.advanceTimersByTimeAsync(900)
  saver.change('ab')
  await vi.advanceTimersByTimeAsync(999)
  expect(server.received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.received).toEqual(['ab'])
  expect(saver.getState().status).toBe('saved')
})

it('saves every five seconds while the user types without a pause', async () => {
  const server = new Server()
  const saver = open(server)
  for (let number = 1; number <= 24; number += 1) {
    saver.change('a'.repeat(number))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(server.received.map(({ length }) => length)).toEqual([10, 20])
})

it('saves at once when it is told to', async () => {
  const server = new Server()
  const saver = open(server)
  saver.change('a')
  expect(await saver.flush()).toBe(true)
  expect(server.stored.html).toBe('a')
})

it('makes one attempt at a time and sends what was typed meanwhile after it', async () => {
  const server = new Server()
  let openGate = (): void => undefined
  const gate = new Promise<void>(resolve => (openGate = resolve))
  const saver = new Saver(
    server.stored,
    async (html, baseVersion) => {
      await gate
      return server.send(html, baseVersion)
    },
    cannotMerge,
  )
  saver.change('a')
  const first = saver.flush()
  saver.change('ab')
  const second = saver.flush()
  openGate()
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(server.received).toEqual(['a', 'ab'])
  expect(server.stored).toEqual(text('ab', 3))
})

it('saves by itself when the server comes back', async () => {
  const server = new Server()
  const saver = open(server)
  server.isReachable = false
  saver.change('a')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saver.getState().status).toBe('failed')
  server.isReachable = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(saver.getState().status).toBe('saved')
  expect(server.stored.html).toBe('a')
})

it('saves at once when it hears that the network is back', async () => {
  const server = new Server()
  const saver = open(server)
  server.isReachable = false
  saver.change('a')
  await vi.advanceTimersByTimeAsync(5000)
  server.isReachable = true
  saver.tryAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.getState().status).toBe('saved')
})

it('stops speaking of the last failure when it is asked to save during an attempt of its own', async () => {
  const server = new Server()
  server.isReachable = false
  const saver = open(server)
  saver.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(saver.getState()).toMatchObject({ status: 'failed' })
  saver.tryAgain()
  expect(saver.getState()).toMatchObject({ status: 'saving', problem: { passes: true } })
  const saved = saver.flush()
  expect(saver.getState()).toMatchObject({ status: 'saving', problem: null })
  await saved
})

it('does not take its own text for another’s when the answer to a save was lost', async () => {
  const server = new Server()
  const saver = open(server)
  server.losesAnswers = true
  saver.change('a')
  await vi.advanceTimersByTimeAsync(1000)
  saver.change('ab')
  server.losesAnswers = false
  expect(await saver.flush()).toBe(true)
  expect(server.stored).toEqual(text('ab', 3))
})

it('reports a conflict instead of writing over another’s text, and writes when told to', async () => {
  const server = new Server()
  const saver = open(server)
  server.stored = text('theirs', 2)
  saver.change('mine')
  expect(await saver.flush()).toBe(false)
  expect(server.stored.html).toBe('theirs')
  expect(await saver.keepMine()).toBe(true)
  expect(server.stored).toEqual(text('mine', 3))
})

it('merges what both wrote in different places, and saves the whole without a question', async () => {
  const server = new Server()
  server.stored = text('base', 1)
  const saver = open(server, ({ base, mine, theirs }) => `${base} + ${mine} + ${theirs}`)
  server.stored = text('theirs', 2)
  saver.change('mine')
  expect(await saver.flush()).toBe(true)
  expect(server.stored).toEqual(text('base + mine + theirs', 3))
})

it('brings a text back once an attempt is over, so that its answer is not lost', async () => {
  const server = new Server()
  const saver = open(server)
  saver.change('a')
  const saved = saver.flush()
  const restored = saver.restore('b', text('', 1))
  expect(saver.getState()).toMatchObject({ status: 'saving', draft: 'a' })
  await saved
  await restored
  expect(saver.getState()).toMatchObject({
    status: 'conflict',
    draft: 'b',
    theirs: { html: 'a', version: 2 },
  })
})

it('merges a text that is brought back with what the server has got since', async () => {
  const server = new Server()
  server.stored = text('theirs', 2)
  const saver = open(server, ({ base, mine, theirs }) => `${base} + ${mine} + ${theirs}`)
  await saver.restore('mine', text('base', 1))
  expect(await saver.flush()).toBe(true)
  expect(server.stored).toEqual(text('base + mine + theirs', 3))
})

it('sends nothing after it was stopped', async () => {
  const server = new Server()
  const saver = new Saver(server.stored, server.send, cannotMerge)
  const stop = saver.start()
  saver.change('a')
  stop()
  saver.change('ab')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.received).toEqual([])
})

it('tells those who listen about each new state', async () => {
  const saver = open(new Server())
  const seen: string[] = []
  const stop = saver.subscribe(() => seen.push(saver.getState().status))
  saver.change('a')
  await saver.flush()
  stop()
  saver.change('b')
  expect(seen).toEqual(['dirty', 'saving', 'saved'])
})
