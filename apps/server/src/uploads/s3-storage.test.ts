import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo, picture } from '../testing/sample-images.ts'
import { startSwift, whyNoSwift, type Swift } from '../testing/swift.ts'
import { openTestApp, openTestFiles, type TestApp } from '../testing/test-app.ts'
import { temporaryDirectory, type TemporaryDirectory } from '../testing/temporary-directory.ts'
import { upload } from '../testing/upload-client.ts'
import { openUploadFiles } from './open-upload-files.ts'
import { openBucket, type BucketEntry } from './s3-bucket.ts'

const why = whyNoSwift()

describe.skipIf(why)(`uploads in a bucket${why ? ` – NOT TESTED: ${why}` : ''}`, () => {
  let swift: Swift
  let directory: TemporaryDirectory
  let workspace: TestApp
  let server: string

  beforeAll(async () => {
    swift = await startSwift()
    directory = await temporaryDirectory()
    workspace = await openTestApp({
      uploadFiles: await openTestFiles({ dataDirectory: directory.path, s3: swift.settings }),
    })
    server = await workspace.app.listen({ host: '127.0.0.1', port: 0 })
  })

  afterAll(async () => {
    await workspace.close()
    await directory[Symbol.asyncDispose]()
    await swift[Symbol.asyncDispose]()
  })

  async function stored(prefix = ''): Promise<BucketEntry[]> {
    const entries: BucketEntry[] = []
    for await (const entry of openBucket(swift.settings).list(prefix)) entries.push(entry)
    return entries
  }

  it('are written there with their copies, and read whole and in parts', async () => {
    const { status, answer } = await upload(server, await (await photo(900, 700)).jpeg().toBuffer())
    expect(status).toBe(200)
    const folder = answer.url.replace('/media/', '').replace('original.jpg', '')
    const names = (await stored(folder)).map(({ key }) => key.slice(folder.length))
    expect(names).toEqual(['400.webp', '800.webp', 'original.jpg'])

    const whole = Buffer.from(await (await fetch(`${server}${answer.url}`)).arrayBuffer())
    expect(whole.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const part = await fetch(`${server}${answer.url}`, { headers: { range: 'bytes=5-104' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(5, 105))).toBe(true)
    expect(await readdir(join(directory.path, 'uploads/unfinished'))).toEqual([])
  })

  it('of the same bytes are stored once', async () => {
    const image = await picture(40, 40, 1).png().toBuffer()
    const [first, second] = await Promise.all([upload(server, image), upload(server, image)])
    expect(second.answer.url).toBe(first.answer.url)
    const folders = new Set((await stored('uploads/')).map(({ key }) => key.split('/')[1] ?? ''))
    const rows = await workspace.database.selectFrom('upload').select('id').execute()
    expect(folders).toEqual(new Set(rows.map(({ id }) => id)))
  })

  it('are listed page by page, and removed with all their files', async () => {
    const { storage } = await openUploadFiles({ dataDirectory: directory.path, s3: swift.settings })
    const { answer } = await upload(server, await picture(41, 40, 2).png().toBuffer())
    const [, , , id = ''] = answer.url.split('/')
    const ids = async (moment: Date): Promise<string[]> => {
      const found: string[] = []
      for await (const each of storage.idsBefore(moment)) found.push(each)
      return found
    }
    expect(await ids(new Date(Date.now() + 60_000))).toContain(id)
    expect(await ids(new Date(Date.now() - 60_000))).toEqual([])
    await storage.remove(id)
    expect(await stored(`uploads/${id}/`)).toEqual([])
  })

  it('are refused in words while the storage does not take them, and nothing is kept of them', async () => {
    const wrong = { ...swift.settings, secretAccessKey: 'wrong' }
    await expect(openUploadFiles({ dataDirectory: directory.path, s3: wrong })).rejects.toThrow(
      /^The bucket of S3_BUCKET_URL cannot be used: .* 403 .*SignatureDoesNotMatch/s,
    )
    await expect(openBucket(wrong).put('uploads/a', import.meta.filename, 'image/png')).rejects.toThrow(
      'The storage of files does not answer',
    )
  })
})
