import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { contentType } from './content-type.ts'
import { openBucket, type Bucket, type S3Settings } from './s3-bucket.ts'
import type { UploadStorage } from './storage.ts'

/** Uploads lie in this folder of the bucket, which may hold other things. */
const prefix = 'uploads/'

/** Keeps uploads in a bucket. Throws a `StartError` when the bucket cannot be used. */
export async function openS3Storage(settings: S3Settings): Promise<UploadStorage> {
  const bucket = openBucket(settings)
  try {
    await bucket.listPage({ prefix, 'max-keys': '1' })
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message : message
    throw new StartError(`The bucket of S3_BUCKET_URL cannot be used: ${why}.`)
  }
  return {
    put: async (id, folder) => {
      for (const name of await readdir(folder)) {
        await bucket.put(`${prefix}${id}/${name}`, join(folder, name), contentType(name))
      }
    },
    read: (id, name, range) => bucket.read(`${prefix}${id}/${name}`, range),
    remove: async id => {
      for await (const { key } of bucket.list(`${prefix}${id}/`)) await bucket.remove(key)
    },
    idsBefore: moment => idsBefore(bucket, moment),
  }
}

/** Keys come in their order, so those of one upload come together. */
async function* idsBefore(bucket: Bucket, moment: Date): AsyncGenerator<string> {
  let last: string | undefined
  for await (const { key, modified } of bucket.list(prefix)) {
    const [id = ''] = key.slice(prefix.length).split('/')
    if (id !== last && modified < moment) yield id
    last = id
  }
}
