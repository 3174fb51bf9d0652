import type { ChildProcess } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { picture } from '../testing/sample-images.ts'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import type { SourceImage } from './image-files.ts'
import type { MakeImageFiles } from './image-workers.ts'

/** The processes are started from the built server, as in the product. */
const built = new URL('../../dist/uploads/image-workers.js', import.meta.url)
const { imageWorkers } = (await import(built.href)) as {
  imageWorkers: (onStart: (child: ChildProcess) => void) => MakeImageFiles
}

let folder: TemporaryDirectory
let made = 0
const started: ChildProcess[] = []

const workers = (): MakeImageFiles => imageWorkers(child => started.push(child))

beforeAll(async () => {
  folder = await temporaryDirectory()
})

afterAll(async () => {
  for (const child of started) child.kill()
  await folder[Symbol.asyncDispose]()
})

async function imageOf(width: number, height: number): Promise<{ source: SourceImage; into: string }> {
  made += 1
  const [path, into] = [join(folder.path, `${made}.png`), join(folder.path, `into-${made}`)]
  await picture(width, height, made).png().toFile(path)
  await mkdir(into)
  return { source: { path, type: 'png' }, into }
}

const signal = new AbortController().signal

it('make the files of many images, two at a time, with as many processes', async () => {
  const makeImageFiles = workers()
  const images = await Promise.all(Array.from({ length: 6 }, () => imageOf(30, 20)))
  const all = await Promise.all(images.map(({ source, into }) => makeImageFiles(source, into, signal)))
  expect(all.map(({ width, height }) => [width, height])).toEqual(images.map(() => [30, 20]))
  expect(await readdir(images[5]?.into ?? '')).toEqual(['original.png'])
  expect(started).toHaveLength(2)
})

it('say why an image is refused', async () => {
  const { source, into } = await imageOf(30, 20)
  await expect(workers()({ ...source, type: 'jpeg' }, into, signal)).rejects.toMatchObject({
    code: 'image_damaged',
  })
})

it('end the work on an image for which nobody waits any more', async () => {
  const { source, into } = await imageOf(6000, 6000)
  const client = new AbortController()
  const work = workers()(source, into, client.signal)
  await expect.poll(() => readdir(into)).toEqual(['original.png'])
  client.abort()
  await expect(work).rejects.toMatchObject({ code: 'request_incomplete' })
  expect(started.at(-1)?.killed).toBe(true)
})

it('refuse an image that crashes its process, and take the next one', async () => {
  const makeImageFiles = workers()
  const [large, next] = [await imageOf(6000, 6000), await imageOf(30, 20)]
  const work = makeImageFiles(large.source, large.into, signal)
  await expect.poll(() => readdir(large.into)).toEqual(['original.png'])
  started.at(-1)?.kill('SIGSEGV')
  await expect(work).rejects.toMatchObject({ code: 'image_damaged' })
  expect(await makeImageFiles(next.source, next.into, signal)).toMatchObject({ width: 30 })
})
