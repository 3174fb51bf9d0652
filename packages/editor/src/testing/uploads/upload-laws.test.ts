import { imageAttrs, pendingUploads } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { redo, undo } from '../../core/feature/history.ts'
import { findHeld } from '../../features/image/upload/held-files.ts'
import { checkUploads } from './check-uploads.ts'
import { failures } from './upload-server.ts'
import { UploadWalk } from './upload-walk.ts'

type Act = (walk: UploadWalk, share: number) => void

/** What a person does to the text. */
const edits: Readonly<Record<string, Act>> = {
  insert: walk => walk.insert(1),
  insertSeveral: walk => walk.insert(5),
  insertComing: walk => walk.insertComing(),
  insertUploaded: walk => walk.insertUploaded(),
  replace: (walk, share) => walk.replace(share),
  remove: (walk, share) => walk.remove(share),
  undo: walk => walk.undo(),
  redo: walk => walk.redo(),
  cut: (walk, share) => walk.cut(share),
  copy: (walk, share) => walk.copy(share),
  paste: walk => walk.paste(),
  pasteData: walk => walk.pasteData(),
  type: walk => walk.type(),
  caret: (walk, share) => walk.caret(share),
}

/** What happens besides: no image comes or goes by it. */
const events: Readonly<Record<string, Act>> = {
  finish: ({ server: { open } }, share) => open[Math.floor(share * open.length)]?.finish(),
  uploadElsewhere: (walk, share) => walk.uploadElsewhere(share),
  arrive: (walk, share) => walk.arrive(share),
  finishAll: ({ server }) => {
    for (const sent of server.open) sent.finish()
  },
  answerLate: ({ server: { aborted } }, share) =>
    aborted[Math.floor(share * aborted.length)]?.finish('/too-late.png'),
  progress: ({ server: { open } }, share) => open[0]?.onProgress(share),
  fail: ({ server: { open } }) => open[0]?.fail(failures.fail()),
  lose: ({ server: { open } }) => open[0]?.fail(failures.lose()),
  postpone: ({ server: { open } }) => open[0]?.fail(failures.postpone()),
  break: ({ server: { open } }) => open[0]?.fail(failures.break()),
  goOffline: ({ server }) => {
    server.isReached = false
    for (const sent of server.open) sent.fail(failures.lose())
  },
  goOnline,
  wait: (_walk, share) => void vi.advanceTimersByTime(share * 40_000),
  retry: retryAll,
  redraw: walk => {
    walk.detach()
    walk.attach()
  },
  close: walk => walk.detach(),
  open: walk => walk.attach(),
  lock: walk => walk.setReadOnly(true),
  unlock: walk => walk.setReadOnly(false),
  compose: walk => {
    walk.composing = true
  },
  endWord: walk => walk.endComposition(),
}

const hostActs: Readonly<Record<string, Act>> = { receive: (walk, share) => walk.receive(share) }

function goOnline({ server, uploads }: UploadWalk): void {
  server.isReached = true
  uploads.queue.resume()
}

function retryAll({ state, uploads }: UploadWalk): void {
  for (const id of pendingUploads(state.doc)) uploads.queue.retry(id)
}

/** Lets all that was promised come to pass. */
async function settle({ server }: Pick<UploadWalk, 'server'>): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  server.note()
}

const addresses = (walk: UploadWalk): readonly string[] => walk.images().map(({ src }) => src)

/** Brings all that is pending to the server. */
async function finishAll(walk: UploadWalk, ...others: readonly UploadWalk[]): Promise<void> {
  walk.attach()
  walk.setReadOnly(false)
  walk.endComposition()
  const before = addresses(walk)
  goOnline(walk)
  walk.arrive()
  // A queue holds three at a time, so this is enough for any walk.
  for (let round = 0; round < 100 && pendingUploads(walk.state.doc).length > 0; round++) {
    retryAll(walk)
    for (const sent of walk.server.open) sent.finish()
    await settle(walk)
    vi.advanceTimersByTime(40_000)
  }
  await settle(walk)
  expect(pendingUploads(walk.state.doc)).toEqual([])
  expect(walk.images().filter(({ node }) => imageAttrs(node).upload !== null)).toEqual([])
  expect(walk.uploads.queue.pending).toEqual({ pending: 0, failed: 0, total: 0 })
  expect(addresses(walk)).toEqual(before)
  checkUploads(walk, ...others)
}

async function runAll(walk: UploadWalk, command: typeof undo): Promise<void> {
  while (command(walk.state)) {
    walk.run(command)
    await settle(walk)
    checkUploads(walk)
  }
  await finishAll(walk)
}

function stepsOf(...acts: Readonly<Record<string, Act>>[]) {
  const all = Object.assign({}, ...acts) as Readonly<Record<string, Act>>
  return fc.array(
    fc.record({
      act: fc.constantFrom(...Object.keys(all)),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
      isHasty: fc.boolean(),
    }),
    { minLength: 3, maxLength: 40, size: 'max' },
  )
}

type Steps = ReturnType<typeof stepsOf> extends fc.Arbitrary<infer Value> ? Value : never

async function walkThrough(walk: UploadWalk, steps: Steps): Promise<void> {
  for (const { act, share, isHasty } of steps) {
    const [before, stepsBefore] = [addresses(walk), walk.steps]
    const event = events[act]
    ;(event ?? edits[act] ?? hostActs[act])?.(walk, share)
    // What ends an upload is told a moment later, and something else may come first.
    if (isHasty) continue
    await settle(walk)
    checkUploads(walk)
    if (!event) continue
    expect(addresses(walk)).toEqual(before)
    expect(walk.steps).toBe(stepsBefore)
  }
  await settle(walk)
  await finishAll(walk)
}

const runs = 150

/** An upload is done, and the text is not shown before it could be told. */
const doneUnseen: Steps = [
  { act: 'insertUploaded', share: 0, isHasty: true },
  { act: 'close', share: 0, isHasty: false },
  { act: 'open', share: 0, isHasty: false },
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('whatever is done while images are uploaded, none is lost, doubled, pending for ever or saved before it is there', async () => {
  await holdLaw(
    fc.asyncProperty(stepsOf(edits, events, hostActs), async steps => {
      const walk = new UploadWalk()
      await walkThrough(walk, steps)
      expect(walk.server.open).toEqual([])
      walk.insert(2)
      walk.insertComing()
      walk.detach()
      await settle(walk)
      expect(pendingUploads(walk.state.doc).filter(id => findHeld(id) !== null)).toEqual([])
    }),
    runs,
    [[doneUnseen]],
  )
})

it('undo of all gives the first text and redo of all the last, with all that was uploaded meanwhile', async () => {
  await holdLaw(
    fc.asyncProperty(stepsOf(edits, events), async steps => {
      const walk = new UploadWalk()
      await walkThrough(walk, steps)
      await runAll(walk, redo)
      const last = walk.state.doc.toJSON()
      await runAll(walk, undo)
      expect(walk.state.doc.toJSON()).toEqual(walk.first.toJSON())
      await runAll(walk, redo)
      expect(walk.state.doc.toJSON()).toEqual(last)
      walk.detach()
    }),
    runs,
  )
})

/** One of two fields of a page; also the clipboard goes from one to the other. */
const twoFieldSteps = fc.array(
  fc.record({
    act: fc.constantFrom(
      ...Object.keys({ ...edits, ...events, ...hostActs }),
      'takeClipboard',
      'takeClipboard',
    ),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    isHasty: fc.boolean(),
    isSecond: fc.boolean(),
  }),
  { minLength: 3, maxLength: 40, size: 'max' },
)

/** A copy is pasted into the other field while it is on its way. */
const pastedElsewhere = [
  { act: 'insertSeveral', share: 0, isHasty: false, isSecond: false },
  { act: 'copy', share: 0.9, isHasty: false, isSecond: false },
  { act: 'takeClipboard', share: 0, isHasty: false, isSecond: true },
  { act: 'paste', share: 0, isHasty: false, isSecond: true },
]

it('two fields that show the same images send each once, and both get what becomes of it', async () => {
  await holdLaw(
    fc.asyncProperty(twoFieldSteps, async steps => {
      const first = new UploadWalk()
      const second = new UploadWalk(first.server)
      for (const { act, share, isHasty, isSecond } of steps) {
        const [walk, other] = isSecond ? [second, first] : [first, second]
        if (act === 'takeClipboard') walk.takeClipboard(other)
        else (events[act] ?? edits[act] ?? hostActs[act])?.(walk, share)
        if (isHasty) continue
        await settle(walk)
        checkUploads(first, second)
        checkUploads(second, first)
      }
      await settle(first)
      await finishAll(first, second)
      await finishAll(second, first)
      expect(first.server.open).toEqual([])
      for (const walk of [first, second]) walk.detach()
    }),
    runs,
    [
      [pastedElsewhere],
      [[...pastedElsewhere, { act: 'undo', share: 0, isHasty: false, isSecond: false }]],
      [[...pastedElsewhere, { act: 'close', share: 0, isHasty: false, isSecond: false }]],
    ],
  )
})
