import type { FastifyRequest } from 'fastify'
import type { Upload } from './repository.ts'

/** Says whether a request may read the files of an upload: the one place for rights. Everybody may, as with tasks. */
export function mayReadUpload(_request: FastifyRequest, _upload: Upload): Promise<boolean> {
  return Promise.resolve(true)
}
