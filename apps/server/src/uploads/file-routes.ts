import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../errors/http-error.ts'
import { uploadPrefix } from './addresses.ts'
import { readRange } from './byte-range.ts'
import { contentType } from './content-type.ts'
import { mayReadUpload } from './may-read.ts'
import type { UploadRepository } from './repository.ts'
import { fileParams } from './schema.ts'
import type { UploadStorage } from './storage.ts'

/** What the route needs. */
export interface FileRoutesOptions {
  uploads: Pick<UploadRepository, 'find'>
  storage: Pick<UploadStorage, 'read'>
}

/** A file to send: its address in the storage, and its size in bytes. */
interface StoredFile {
  id: string
  name: string
  size: number
}

/** Serves the files of uploads, whole or in parts. Opened on its own, a file can run no scripts. */
export const fileRoutes: FastifyPluginAsyncTypebox<FileRoutesOptions> = async (app, { uploads, storage }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${uploadPrefix}/:id/:name`,
    schema: { params: fileParams },
    handler: async (request, reply) => {
      const { id, name } = request.params
      const upload = await uploads.find(id)
      const size = upload && Object.hasOwn(upload.files, name) ? upload.files[name] : undefined
      if (!upload || size === undefined || !(await mayReadUpload(request, upload))) {
        throw new HttpError('not_found')
      }
      return send({ id, name, size }, storage, { request, reply })
    },
  })
}

async function send(
  { id, name, size }: StoredFile,
  storage: Pick<UploadStorage, 'read'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { headers } = request
  const etag = `"${id}-${name}"`
  if (holdsTag(headers['if-none-match'], etag)) return reply.headers(fileHeaders(etag)).code(304).send()
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isSameFile ? readRange(headers.range ?? '', size) : null
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new HttpError('range_unsatisfiable')
  }
  const body = request.method === 'HEAD' ? undefined : await storage.read(id, name, range)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.headers(fileHeaders(etag)).type(contentType(name))
  return reply.header('content-length', range ? range.end - range.start + 1 : size).send(body)
}

/** A file never changes. Nobody but the browser keeps it, because who may read it can change. */
function fileHeaders(etag: string): Record<string, string> {
  return {
    etag,
    'cache-control': 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': "sandbox; default-src 'none'",
  }
}

function holdsTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(tag => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
