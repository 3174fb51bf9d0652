import { join } from 'node:path'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../errors/http-error.ts'
import { clientSignal } from '../http/client-signal.ts'
import { requireFreeSpace, type FreeBytes } from '../http/free-space.ts'
import { limits } from '../limits.ts'
import { addressesOf } from './addresses.ts'
import { receiveFile } from './receive-file.ts'
import { uploadResponse } from './schema.ts'
import { storeUpload, type UploadStore } from './store-upload.ts'
import type { InWorkFolder } from './work-folders.ts'

/** What the route needs. */
export interface UploadRoutesOptions {
  store: UploadStore
  inWorkFolder: InWorkFolder
  freeBytes: FreeBytes
}

/** Takes one image as a multipart form: the route that the field sends to unless its host names another. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadRoutesOptions> = async (
  app,
  { store, inWorkFolder, freeBytes },
) => {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: multipartLimits })
  await app.register(rateLimit, { global: false })
  app.addHook('onRequest', requireClient)
  app.post(
    '/api/v1/common/upload_for_editor/',
    {
      config: {
        rateLimit: {
          max: limits.uploadsPerMinute,
          timeWindow: 60_000,
          errorResponseBuilder: () => new HttpError('too_many_uploads'),
        },
      },
      // After the limit of uploads a minute, which counts what is refused, too.
      preParsing: [requireMultipart, refuseLargeBody, requireFreeSpace(freeBytes)],
      schema: { response: { 200: uploadResponse } },
    },
    (request, reply) =>
      inWorkFolder(async folder => {
        const received = await receiveFile(request, join(folder, 'source'))
        return addressesOf(await storeUpload(store, received, clientSignal(reply)))
      }),
  )
}

/** Fields besides the file, such as a token of a form, are read and dropped. */
const multipartLimits = {
  files: 1,
  fields: 20,
  fieldSize: 10_000,
  // The file itself is counted while it is written.
  fileSize: Number.POSITIVE_INFINITY,
}

/** A client who is gone has no address any more, and the limit of uploads a minute counts by address. */
async function requireClient({ raw }: FastifyRequest): Promise<void> {
  if (raw.socket.remoteAddress === undefined) throw new HttpError('request_incomplete')
}

async function requireMultipart({ headers }: FastifyRequest): Promise<void> {
  if (!headers['content-type']?.startsWith('multipart/form-data')) throw new HttpError('not_multipart')
}

/** Room in a body for the other fields and what stands around the file. */
const bytesAroundFile = 300_000

/** A file that says beforehand that it is too large need not be sent to the end. */
async function refuseLargeBody({ headers }: FastifyRequest): Promise<void> {
  const bytes = Number(headers['content-length'])
  if (bytes > limits.uploadBytes + bytesAroundFile) throw new HttpError('file_too_large')
}
