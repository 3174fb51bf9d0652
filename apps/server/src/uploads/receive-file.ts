import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import { headBytes, readImageType, type ImageType } from './image-type.ts'

/** A file of a request that was written to the disk. `sha256` is the hash of its bytes in hexadecimal. */
export interface ReceivedFile {
  path: string
  sha256: string
  type: ImageType
}

/**
 * Writes the one file of a multipart request to this path, piece by piece. Its name in the request, the type that the
 * client says it has and the name of its field count for nothing. Throws an `HttpError` as soon as the file is known to
 * be refused.
 */
export async function receiveFile(request: FastifyRequest, path: string): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined
  // What listens for the end of a request from now on would wait for ever.
  if (request.raw.destroyed) throw new HttpError('request_incomplete')
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') received = await writeFile(part.file, path)
    }
  } catch (error) {
    // Of all that can go wrong, only what the parser of forms says has no code.
    throw error instanceof Error && !('code' in error) ? new HttpError('invalid_request') : error
  } finally {
    // What is left of a refused body is read and dropped, so that the client gets the answer and keeps its connection.
    request.raw.unpipe()
    request.raw.resume()
  }
  if (!received) throw new HttpError('file_missing')
  return received
}

async function writeFile(file: Readable, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let type: ImageType | undefined
  const inspect = inspector(hash, found => {
    type = found
  })
  await pipeline(file, inspect, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (!type) throw new HttpError('file_empty')
  return { path, sha256: hash.digest('hex'), type }
}

/** Passes the file on while it is one that may be taken. */
function inspector(hash: Hash, onType: (type: ImageType) => void) {
  return async function* inspect(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    let head = Buffer.alloc(0)
    for await (const chunk of file) {
      bytes += chunk.length
      if (bytes > limits.uploadBytes) throw new HttpError('file_too_large')
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk])
        if (head.length >= headBytes) onType(takenType(head))
      }
      hash.update(chunk)
      yield chunk
    }
    if (bytes > 0 && head.length < headBytes) onType(takenType(head))
  }
}

function takenType(head: Buffer): ImageType {
  const type = readImageType(head)
  if (typeof type === 'object') throw new HttpError(type.refused)
  return type
}
