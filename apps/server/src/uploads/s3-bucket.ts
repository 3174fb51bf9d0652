import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { HttpError } from '../errors/http-error.ts'
import { limits } from '../limits.ts'
import type { ByteRange } from './storage.ts'

/** A bucket of an S3-compatible storage, and who may use it. */
export interface S3Settings {
  /** The address of the bucket: `https://s3.example.org/bucket` or `https://bucket.s3.example.org`. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What stands in a bucket. */
export interface BucketEntry {
  key: string
  modified: Date
}

/** The few things that uploads ask of S3. All throw an `HttpError` when the storage does not do them. */
export interface Bucket {
  put(key: string, path: string, type: string): Promise<void>
  read(key: string, range: ByteRange | null): Promise<Readable>
  remove(key: string): Promise<void>
  /** Everything whose key begins so, in the order of the keys. */
  list(prefix: string): AsyncIterable<BucketEntry>
  listPage(query: Record<string, string>): Promise<string>
}

/** The requests to a bucket. Every one is signed, and a file with the hash of what it holds. */
export function openBucket({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = bucketUrl.replace(/\/$/, '')

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(limits.s3TimeoutMs)
    try {
      const response = await fetch(await client.sign(`${base}/${path}`, init), { signal })
      if (response.ok) return response
      throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`)
    } catch (error) {
      throw new HttpError('storage_silent', undefined, { cause: rootOf(error) })
    }
  }
  const listPage = async (query: Record<string, string>): Promise<string> =>
    (await ask(`?${String(new URLSearchParams({ 'list-type': '2', ...query }))}`)).text()

  return {
    put: async (key, path, type) => {
      const { size } = await stat(path)
      const headers = {
        'content-length': String(size),
        'content-type': type,
        'x-amz-content-sha256': await sha256Of(path),
      }
      const body = Readable.toWeb(createReadStream(path)) as NonNullable<RequestInit['body']>
      await ask(key, { method: 'PUT', headers, body, duplex: 'half' })
    },
    read: async (key, range) => {
      const { body } = await ask(
        key,
        range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {},
      )
      return Readable.fromWeb(body as ReadableStream)
    },
    remove: async key => {
      await ask(key, { method: 'DELETE' })
    },
    list: prefix => listAll(listPage, prefix),
    listPage,
  }
}

async function* listAll(listPage: Bucket['listPage'], prefix: string): AsyncGenerator<BucketEntry> {
  let token: string | undefined
  do {
    const page = await listPage({ prefix, ...(token !== undefined && { 'continuation-token': token }) })
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield { key: textOf(entry, 'Key') ?? '', modified: new Date(textOf(entry, 'LastModified') ?? '') }
    }
    token = textOf(page, 'NextContinuationToken')
  } while (token !== undefined)
}

/** The text of an element in the answer to a list, which has no attributes and no elements of the same name in it. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml) ?? []
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text?.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** `fetch` itself says no more than that it failed. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
