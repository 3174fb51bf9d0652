import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { picture } from '../testing/sample-images.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { upload } from '../testing/upload-client.ts'
import { collectUploads } from './collect.ts'
import { diskStorage } from './disk-storage.ts'
import { uploadRepository } from './repository.ts'

let workspace: TestApp
let server: string
let seed = 0
let image: Buffer
let url: string

beforeAll(async () => {
  workspace = await openTestApp()
  server = await workspace.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => workspace.close())

beforeEach(async () => {
  seed += 1
  image = await picture(500, 60, seed).png().toBuffer()
  url = (await upload(server, image)).answer.url
})

/** Collects as the server would after so much time. */
async function collectAfter(ms: number): Promise<void> {
  await collectUploads({
    uploads: uploadRepository(workspace.database),
    storage: diskStorage(join(workspace.directory, 'uploads')),
    now: new Date(Date.now() + ms),
    signal: new AbortController().signal,
  })
}

const longAfter = limits.unusedUploadMs + 60_000

async function status(): Promise<number> {
  const response = await fetch(`${server}${url}`)
  // A connection whose answer nobody reads stays open.
  await response.arrayBuffer()
  return response.status
}

async function save(task: number, html: string): Promise<void> {
  const current = (await (await fetch(`${server}/api/v1/tasks/${task}/`)).json()) as { version: number }
  const response = await fetch(`${server}/api/v1/tasks/${task}/description/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html, baseVersion: current.version }),
  })
  await response.arrayBuffer()
  expect(response.status).toBe(200)
}

async function folders(): Promise<string[]> {
  const names = await readdir(join(workspace.directory, 'uploads'), { recursive: true })
  return names.filter(name => /[0-9a-f]{32}$/.test(name))
}

const idOf = (address: string): string => address.split('/')[3] ?? ''

describe('an upload that no saved text names', () => {
  it('stays for a while, and is then removed with all its files', async () => {
    await collectAfter(limits.unusedUploadMs - 60_000)
    expect(await status()).toBe(200)
    await collectAfter(longAfter)
    expect(await status()).toBe(404)
    expect((await folders()).filter(name => name.endsWith(idOf(url)))).toEqual([])
  })

  it('begins anew when the same image is sent again', async () => {
    await sql`update upload set uploaded_at = now() - interval '50 days'`.execute(workspace.database)
    await upload(server, image)
    await collectAfter(limits.unusedUploadMs - 60_000)
    expect(await status()).toBe(200)
  })

  it('that was removed can be sent again', async () => {
    await collectAfter(longAfter)
    url = (await upload(server, image)).answer.url
    expect(await status()).toBe(200)
  })
})

describe('an upload that a saved text names', () => {
  it.each([
    ['as an image', (address: string) => `<p><img src="${address}"></p>`],
    ['in a srcset alone', (address: string) => `<p><img src="/a.png" srcset="${address} 400w"></p>`],
    ['as a link', (address: string) => `<p><a href="https://tasks.example${address}">а</a></p>`],
    ['as a word', (address: string) => `<pre><code>${address}</code></pre>`],
  ])('%s stays for ever', async (_how, html) => {
    await save(3, html(url))
    await collectAfter(longAfter)
    expect(await status()).toBe(200)
  })

  it('stays when the text no longer names it, so that the version which does can be restored', async () => {
    const html = `<p>${seed}<img src="${url}"></p>`
    await save(4, html)
    await save(4, '<p>без рисунка</p>')
    await collectAfter(longAfter)
    await save(4, html)
    expect(await status()).toBe(200)
    await collectAfter(longAfter)
    expect(await status()).toBe(200)
  })

  it('stays while a comment names it or has named it, and goes with the comment', async () => {
    const comments = `${server}/api/v1/tasks/6/comments/`
    const send = async (method: string, address: string, body?: object): Promise<string> => {
      const sent = body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      return (await fetch(address, { method, ...sent })).text()
    }
    const html = `<p><img src="${url}"></p>`
    const added = JSON.parse(await send('POST', comments, { html, key: 'image' })) as { id: number }
    await collectAfter(longAfter)
    expect(await status()).toBe(200)
    await send('PUT', `${comments}${added.id}/`, { html: '<p>без рисунка</p>', baseVersion: 1 })
    await collectAfter(longAfter)
    expect(await status()).toBe(200)
    await send('DELETE', `${comments}${added.id}/`)
    await collectAfter(longAfter)
    expect(await status()).toBe(404)
  })

  it('goes when the task is deleted with all its versions', async () => {
    await save(5, `<p><img src="${url}"></p>`)
    await workspace.database.deleteFrom('task').where('id', '=', 5).execute()
    await collectAfter(longAfter)
    expect(await status()).toBe(404)
  })

  it('is named once, however often the text names it, and no text can name what is not there', async () => {
    await save(
      10,
      `<p><img src="${url}"><img src="${url}"><img src="/media/uploads/${'0'.repeat(32)}/a.png"></p>`,
    )
    const rows = await workspace.database
      .selectFrom('taskRevisionUpload')
      .selectAll()
      .where('taskId', '=', 10)
      .execute()
    expect(rows).toEqual([{ uploadId: idOf(url), taskId: 10, version: 2 }])
  })
})

describe('what a server that was killed has left', () => {
  it('is removed when it is so old that nobody works on it', async () => {
    const stray = join(workspace.directory, 'uploads/ab', `ab${'0'.repeat(30)}`)
    await mkdir(stray, { recursive: true })
    await writeFile(join(stray, 'original.png'), image)
    await collectAfter(0)
    expect(await readdir(stray)).toEqual(['original.png'])
    await collectAfter(limits.unfinishedUploadMs + 60_000)
    await expect(readdir(stray)).rejects.toThrow('ENOENT')
    expect(await status()).toBe(200)
  })
})
