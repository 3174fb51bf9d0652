import { crc32, deflateSync } from 'node:zlib'

/** A picture as a file, as Playwright gives one to a page. */
export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PNG of one shade; each shade is a picture of its own. */
export function picture(
  name: string,
  shade: number,
  [width, height]: [number, number] = [320, 200],
): PictureFile {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey for each point.
  header.set([8, 0, 0, 0, 0], 8)
  const lines = Buffer.alloc((width + 1) * height, shade)
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
