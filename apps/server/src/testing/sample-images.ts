import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture that no other one equals: `seed` is its colour. */
export function picture(width: number, height: number, seed = 0): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: { r: seed % 256, g: (seed >> 8) % 256, b: 99 } },
  })
}

/** A picture like a photo: it does not compress to nothing. */
export async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = await sharp({ create: { width: 100, height: 75, channels: 3, noise, background: '#000' } })
    .png()
    .toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' })
}

/** An animation of so many frames, each of another colour, of 40 × 30 px unless said otherwise. */
export function animation(frames: number, width = 40, height = 30): Sharp {
  const pixels = Array.from({ length: frames }, (_, frame) =>
    Buffer.alloc(width * height * 3, (frame * 37) % 256),
  )
  return sharp(Buffer.concat(pixels), {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  })
}

/** A PNG of black pixels, one bit each, made by hand: so many pixels take few bytes. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks])
}

/** A chunk of a PNG: its length, its type, its content and their checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
