import { describe, expect, it } from 'vitest'
import { readPictureFacts } from './picture-facts.ts'
import type { ScaledPicture } from './scale-picture.ts'
import { longestSide } from './shrink-plan.ts'
import { shrinkPicture } from './shrink-picture.ts'

const shrink = (file: Blob, type: string): Promise<ScaledPicture | null> =>
  shrinkPicture({ file, type, longest: longestSide })

/** A picture whose left half is red and whose right half is blue. */
async function picture(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return canvas.convertToBlob({ type })
}

/** Says in a JPEG that it is to be shown turned by a quarter to the right. */
async function turned(jpeg: Blob): Promise<Blob> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const content = [...exif, ...entry]
  const segment = [0xff, 0xe1, 0, content.length + 2, ...content]
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob([bytes.slice(0, 2), Uint8Array.from(segment), bytes.slice(2)], { type: 'image/jpeg' })
}

async function colorAt(blob: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? []
  return red > blue ? 'red' : 'blue'
}

describe('a big picture', () => {
  it('is scaled down to 2,560 px in a worker, in its own type', async () => {
    // A page keeps the first 250 otherwise, and the modules of the field are more.
    performance.setResourceTimingBufferSize(10_000)
    const result = await shrink(await picture(4000, 1000, 'image/png'), 'image/png')
    expect(result?.size).toEqual({ width: 2560, height: 640 })
    const bytes = new Uint8Array((await result?.blob?.arrayBuffer()) ?? new ArrayBuffer())
    expect(readPictureFacts(bytes).type).toBe('image/png')
    const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)
    await expect.poll(loaded).toContainEqual(expect.stringContaining('shrink-worker'))
  })

  it('keeps its orientation', async () => {
    const photo = await turned(await picture(4000, 1000, 'image/jpeg'))
    const { blob, size } = (await shrink(photo, 'image/jpeg')) ?? {}
    expect(size).toEqual({ width: 640, height: 2560 })
    if (!blob) throw new Error('The photo was not scaled.')
    expect([await colorAt(blob, 0.5, 0.1), await colorAt(blob, 0.5, 0.9)]).toEqual(['red', 'blue'])
  })
})

it('a small picture is uploaded as it is', async () => {
  const result = await shrink(await picture(40, 30, 'image/jpeg'), 'image/jpeg')
  expect(result).toEqual({ blob: null, size: { width: 40, height: 30 } })
})

it('what the browser cannot read is said to be so', async () => {
  expect(await shrink(new Blob(['x']), 'image/heic')).toBeNull()
})
