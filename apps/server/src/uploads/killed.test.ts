import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { photo } from '../testing/sample-images.ts'
import { prepareServerData } from '../testing/server-data.ts'
import { startedServer } from '../testing/server-process.ts'
import { upload } from '../testing/upload-client.ts'

const environment = prepareServerData()

/** Images that are on their way at the same moment. */
const atOnce = 6

it(
  'a server that is killed while images are on their way has all that it answered for, and none that is not whole',
  { timeout: 600_000 },
  async () => {
    const images: Buffer[] = []
    const answered: string[] = []
    for (const round of [2, 4]) {
      const server = await startedServer(environment)
      const sent = await Promise.all(
        Array.from({ length: atOnce }, async () => (await photo(500, 300)).jpeg({ quality: 100 }).toBuffer()),
      )
      images.push(...sent)
      let answers = 0
      // Killed in another state each time: when so many of them are stored.
      const uploads = sent.map(async image => {
        const { status, answer } = await upload(server.url, image)
        expect(status).toBe(200)
        answered.push(answer.url)
        answers += 1
        if (answers === round) await server.end('SIGKILL')
      })
      await Promise.allSettled(uploads)
      await server.ended()
    }

    const server = await startedServer(environment)
    for (const url of answered) await readWhole(`${server.url}${url}`)
    // An image that has a row is found by its bytes, and must be there with all its files.
    for (const image of images) {
      const { answer } = await upload(server.url, image)
      for (const url of Object.values(answer.urls)) await readWhole(`${server.url}${url}`)
    }
    await server.end('SIGTERM')
    expect((await readdir(join(environment.TASKFIELD_DATA, 'uploads'))).length).toBeGreaterThan(1)
  },
)

/** Reads an image to its last pixel. */
async function readWhole(url: string): Promise<void> {
  const response = await fetch(url)
  expect(response.status).toBe(200)
  const image = sharp(Buffer.from(await response.arrayBuffer()), { failOn: 'warning' })
  expect((await image.raw().toBuffer()).length).toBeGreaterThan(0)
}
