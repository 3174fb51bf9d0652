import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { modesIn } from '../testing/modes-in.ts'
import { animation, blackPng, photo, picture, pngChunk } from '../testing/sample-images.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { upload, uploadPath, type UploadAnswer } from '../testing/upload-client.ts'

let workspace: TestApp
let server: string

beforeAll(async () => {
  workspace = await openTestApp()
  server = await workspace.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => workspace.close())

async function read(url: string): Promise<Buffer> {
  const response = await fetch(`${server}${url}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** All files of all uploads, finished or not. */
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(join(workspace.directory, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries.filter(entry => entry.isFile()).map(entry => entry.name)
}

async function nothingUnfinished(): Promise<void> {
  await expect.poll(() => readdir(join(workspace.directory, 'uploads/unfinished'))).toEqual([])
}

describe('an upload', () => {
  it('is answered with its address, its size and narrower copies, which can be read', async () => {
    const { status, answer } = await upload(server, await (await photo(1000, 750)).jpeg().toBuffer())
    expect(status).toBe(200)
    expect(answer).toEqual({
      url: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}\/original\.jpg$/),
      urls: {
        default: answer.url,
        400: answer.url.replace('original.jpg', '400.webp'),
        800: answer.url.replace('original.jpg', '800.webp'),
        1000: answer.url,
      },
      width: 1000,
      height: 750,
    })
    expect(await sharp(await read(answer.url)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
      height: 750,
    })
    for (const width of [400, 800]) {
      const variant = sharp(await read(answer.urls[width] ?? ''))
      expect(await variant.metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  it('has copies of 400, 800, 1200 and 1600 px where it is wider, and none that weigh more than itself', async () => {
    const wide = await upload(server, await (await photo(1601, 300)).jpeg({ quality: 100 }).toBuffer())
    expect(Object.keys(wide.answer.urls)).toEqual(['400', '800', '1200', '1600', '1601', 'default'])
    const plain = await upload(server, await picture(1700, 1300, 1).png({ palette: true }).toBuffer())
    for (const url of Object.values(plain.answer.urls)) {
      if (url === plain.answer.url) continue
      expect((await read(url)).length).toBeLessThan((await read(plain.answer.url)).length)
    }
  })

  it('is itself alone where it is small', async () => {
    const { answer } = await upload(server, await picture(400, 300, 2).png().toBuffer())
    expect(answer.urls).toEqual({ default: answer.url })
  })

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('stays %s', async type => {
    const { status, answer } = await upload(server, await picture(60, 40, 3).toFormat(type).toBuffer())
    expect(status).toBe(200)
    const { format } = await sharp(await read(answer.url)).metadata()
    expect(format === 'heif' ? 'avif' : format).toBe(type)
    const { headers } = await fetch(`${server}${answer.url}`)
    expect(headers.get('content-type')).toBe(`image/${type}`)
  })

  it('loses what a camera tells of a place and a person, and stands upright', async () => {
    const sideways = await picture(80, 60, 4)
      .withExif({ IFD0: { Artist: 'Иванов' }, IFD3: { GPSLatitude: '55/1 45/1 21/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const { answer } = await upload(server, sideways)
    expect(answer).toMatchObject({ width: 60, height: 80 })
    const stored = await read(answer.url)
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({ width: 60, height: 80 })
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
    expect(stored.includes('secret-place')).toBe(false)
  })

  it.each(['gif', 'webp'] as const)('keeps the animation of a %s, in its copies too', async type => {
    const pace = { delay: [50, 60, 70, 80, 90], loop: 3 }
    const frames = animation(5, 500, 40)
    const moving = await (
      type === 'gif' ? frames.gif(pace) : frames.webp({ ...pace, quality: 100 })
    ).toBuffer()
    const { answer } = await upload(server, moving)
    expect(answer).toMatchObject({ width: 500, height: 40 })
    for (const url of Object.values(answer.urls)) {
      expect(await sharp(await read(url), { animated: true }).metadata()).toMatchObject({
        pages: 5,
        delay: [50, 60, 70, 80, 90],
        loop: 3,
      })
    }
  })

  it('that was a whole JPEG with a page behind it is the JPEG alone', async () => {
    const jpeg = await picture(70, 50, 21).jpeg().toBuffer()
    const { status, answer } = await upload(
      server,
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    )
    expect(status).toBe(200)
    expect((await read(answer.url)).includes('<script>')).toBe(false)
  })

  it('of few colours loses none of them', async () => {
    const pixels = Buffer.from(Array.from({ length: 90 * 70 * 4 }, (_, i) => ((i * 7919) >> 4) & 0xe0))
    const drawing = sharp(pixels, { raw: { width: 90, height: 70, channels: 4 } })
    const sent = await drawing.png({ palette: true }).toBuffer()
    const { answer } = await upload(server, sent)
    const raw = (image: Buffer): Promise<Buffer> => sharp(image).ensureAlpha().raw().toBuffer()
    expect((await raw(await read(answer.url))).equals(await raw(sent))).toBe(true)
  })

  it.each(['../../../etc/passwd.png', 'отчёт №1 (итог).png', 'image.html', ''])(
    'called «%s» is stored by what it is',
    async name => {
      const image = await picture(50, 50, 5 + name.length)
        .png()
        .toBuffer()
      const { status, answer } = await upload(server, image, { name: name || '\u0000' })
      expect(status).toBe(200)
      expect(answer.url).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\/original\.png$/)
    },
  )

  it('may be a field of any name, with other fields before it and the header of a token', async () => {
    const body = new FormData()
    body.append('csrfmiddlewaretoken', 'a'.repeat(64))
    body.append('file', new Blob([await picture(51, 50, 6).png().toBuffer()]), 'a.png')
    const response = await fetch(`${server}${uploadPath}`, {
      method: 'POST',
      body,
      headers: { 'x-csrftoken': 'b'.repeat(32), cookie: `csrftoken=${'b'.repeat(32)}`, origin: server },
    })
    expect(response.status).toBe(200)
  })

  it('of the same bytes is stored once, also when it is sent several times at one moment', async () => {
    const image = await picture(52, 50, 7).png().toBuffer()
    const before = await filesOnDisk()
    const sent = await Promise.all(Array.from({ length: 5 }, () => upload(server, image)))
    const again = await upload(server, image, { name: 'other.png' })
    const addresses = [...sent, again].map(({ answer }) => answer.url)
    expect(new Set(addresses).size).toBe(1)
    expect((await filesOnDisk()).length).toBe(before.length + 1)
    const sha256 = createHash('sha256').update(image).digest('hex')
    const rows = await workspace.database
      .selectFrom('upload')
      .selectAll()
      .where('sha256', '=', sha256)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('can be read on the disk by nobody else', async () => {
    await upload(server, await picture(53, 50, 8).png().toBuffer())
    expect(await modesIn(join(workspace.directory, 'uploads'))).toEqual(['directory 700', 'file 600'])
  })
})

describe('an upload that is refused', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['a page under the name of an image', html, 415, 'not_an_image'],
    ['a drawing that can hold programs', svg, 415, 'svg_refused'],
    [
      'such a drawing after a declaration',
      `\uFEFF<?xml version="1.0"?>\n<!-- a -->${svg}`,
      415,
      'svg_refused',
    ],
    ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 415, 'heic_refused'],
    ['an animation of AVIF', '\0\0\0\x18ftypavis\0\0\0\0avifavis', 415, 'animated_avif_refused'],
    ['a document', '%PDF-1.7\n', 415, 'not_an_image'],
    ['a few letters', 'a', 415, 'not_an_image'],
    ['an empty file', '', 400, 'file_empty'],
    ['the first bytes of an image and a script', `GIF89a/*${html}*/`, 422, 'image_damaged'],
  ])('%s is told so', async (_what, file, status, code) => {
    const refused = await upload(server, Buffer.from(file, 'utf8'))
    expect({ status: refused.status, code: refused.answer.error?.code }).toEqual({ status, code })
    expect(refused.answer.error?.message).toMatch(/^[А-ЯЁ]/)
    await nothingUnfinished()
  })

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('is a %s that was cut off', async type => {
    const whole = await (await photo(300, 200)).toFormat(type).toBuffer()
    const { status, answer } = await upload(server, whole.subarray(0, whole.length >> 1))
    expect({ status, code: answer.error?.code }).toEqual({ status: 422, code: 'image_damaged' })
  })

  it('is an animation of PNG, of which one frame would be left', async () => {
    const still = await picture(40, 30, 20).png().toBuffer()
    const afterHeader = 33
    const animated = Buffer.concat([
      still.subarray(0, afterHeader),
      pngChunk('tEXt', Buffer.alloc(2000, 'a')),
      pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
      still.subarray(afterHeader),
    ])
    const { status, answer } = await upload(server, animated)
    expect({ status, code: answer.error?.code }).toEqual({ status: 415, code: 'animated_png_refused' })
  })

  it('is an image of more pixels than it may have, however few bytes it takes', async () => {
    const bomb = blackPng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(50_000)
    const { status, answer } = await upload(server, bomb)
    expect({ status, error: answer.error }).toEqual({
      status: 413,
      error: {
        code: 'too_many_pixels',
        message: 'В изображении больше 50 мегапикселей (у анимации считаются все кадры). Уменьшите его.',
      },
    })
  })

  it('is an animation that has more of them in all its frames', async () => {
    const { answer } = await upload(server, await animation(60, 1000, 900).gif({ effort: 1 }).toBuffer())
    expect(answer.error?.code).toBe('too_many_pixels')
  })

  it('is a file of more than 20 MB, whether it says so beforehand or not; the connection goes on', async () => {
    const large = Buffer.alloc(limits.uploadBytes + 1)
    large.write('\x89PNG\r\n\x1A\n', 'latin1')
    const { status, answer } = await upload(server, large)
    expect({ status, error: answer.error }).toEqual({
      status: 413,
      error: { code: 'file_too_large', message: 'Файл больше 20 МБ. Уменьшите изображение.' },
    })
    const larger = await upload(server, Buffer.alloc(limits.uploadBytes + 1_000_000))
    expect(larger.answer.error?.code).toBe('file_too_large')
    expect((await upload(server, await picture(54, 50, 9).png().toBuffer())).status).toBe(200)
    await nothingUnfinished()
  })

  it.each([
    ['JSON', 'application/json', '{}', '415 not_multipart'],
    ['a form without files', 'application/x-www-form-urlencoded', 'a=b', '415 not_multipart'],
    ['no form at all', 'multipart/form-data; boundary=x', '', '400 file_missing'],
    ['a form without its boundary', 'multipart/form-data', '--x', '400 invalid_request'],
    [
      'a text where the file should be',
      'multipart/form-data; boundary=x',
      part('a="b"', 'c'),
      '400 file_missing',
    ],
  ])('is %s', async (_what, type, body, expected) => {
    const response = await fetch(`${server}${uploadPath}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    const { error } = (await response.json()) as UploadAnswer
    expect(`${response.status} ${error?.code}`).toBe(expected)
  })

  it('is two files at once, of which none is kept', async () => {
    const body = new FormData()
    for (const seed of [10, 11]) {
      body.append('upload', new Blob([await picture(55, 50, seed).png().toBuffer()]), 'a.png')
    }
    const before = await filesOnDisk()
    const response = await fetch(`${server}${uploadPath}`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(((await response.json()) as UploadAnswer).error?.code).toBe('too_many_files')
    expect(await filesOnDisk()).toEqual(before)
  })

  it('comes from a page of another site', async () => {
    const image = await picture(56, 50, 12).png().toBuffer()
    const { status } = await upload(server, image, { headers: { origin: 'https://evil.example' } })
    expect(status).toBe(403)
  })
})

function part(disposition: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`
}

describe('an upload that is broken off', () => {
  it('leaves nothing behind, however far it had come', async () => {
    const before = await filesOnDisk()
    const image = await (await photo(1500, 1000)).png().toBuffer()
    const body = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="upload"; filename="a.png"\r\n\r\n'),
      image,
      Buffer.from('\r\n--x--\r\n'),
    ])
    for (const sent of [
      ...Array.from({ length: 10 }, () => 0),
      1,
      100,
      5000,
      body.length >> 1,
      body.length - 1,
    ]) {
      const { hostname, port } = new URL(server)
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      const head = `POST ${uploadPath} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`
      await new Promise(resolve =>
        socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, sent)]), resolve),
      )
      socket.destroy()
    }
    await nothingUnfinished()
    expect(await filesOnDisk()).toEqual(before)
  })
})
