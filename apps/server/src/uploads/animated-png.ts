import { open, type FileHandle } from 'node:fs/promises'

/** A chunk begins with its length and its type; a checksum of four bytes ends it. */
const headerBytes = 8
const checksumBytes = 4

/** Whether a PNG is an animation: it says so in a chunk before its first picture. Other programs show that picture alone. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    for await (const type of chunkTypes(file)) {
      if (type === 'acTL') return true
      if (type === 'IDAT') return false
    }
    return false
  } finally {
    await file.close()
  }
}

async function* chunkTypes(file: FileHandle): AsyncGenerator<string> {
  const header = Buffer.alloc(headerBytes)
  // The signature is as long as the header of a chunk.
  let position = headerBytes
  while ((await file.read(header, 0, headerBytes, position)).bytesRead === headerBytes) {
    yield header.toString('latin1', 4)
    position += headerBytes + header.readUInt32BE(0) + checksumBytes
  }
}
