import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const compress = {
  // Above 4 brotli takes several times as long as gzip for a tenth less.
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: promisify<string, Buffer>(gzip),
}

/** What is shorter fits into one packet as it is. */
const smallestBytes = 1_024

/** Compresses answers in JSON, in threads of their own, as far as the client takes them so. Files that are served come compressed or are images. */
export async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) < smallestBytes) return payload
  if (!/^application\/json\b/.test(String(reply.getHeader('content-type')))) return payload
  void reply.header('vary', 'accept-encoding')
  const accepted = new Negotiator(request).encodings(['br', 'gzip'])
  const encoding = accepted.includes('br') ? 'br' : 'gzip'
  if (!accepted.includes(encoding)) return payload
  void reply.header('content-encoding', encoding).removeHeader('content-length')
  return compress[encoding](payload)
}
