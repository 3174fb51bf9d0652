import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../uploads/s3-bucket.ts'
import { temporaryDirectory } from './temporary-directory.ts'

/** Debian's own, which finds Debian's packages. */
const python = '/usr/bin/python3'

/** Why there is no Swift on this machine; `null` where there is one. */
export function whyNoSwift(): string | null {
  const { status, stderr } = spawnSync(python, ['-c', 'import swift.proxy.server'], { encoding: 'utf8' })
  if (status === 0) return null
  return `OpenStack Swift is not installed (Debian: apt-get install python3-swift). ${stderr ?? ''}`.trim()
}

/** A running Swift with an empty bucket. */
export interface Swift extends AsyncDisposable {
  settings: S3Settings
}

/** Starts an OpenStack Swift: an S3 server that was not made by us, and checks signatures and the hashes of bodies. */
export async function startSwift(): Promise<Swift> {
  const directory = await temporaryDirectory()
  const script = fileURLToPath(new URL('./swift-server.py', import.meta.url))
  const server = spawn(python, [script, join(directory.path)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const [port] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer | number]
  if (typeof port === 'number') throw new Error(`Swift did not start: it ended with ${port}.`)
  const keys = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
  const bucketUrl = `http://127.0.0.1:${String(port).trim()}/taskfield`
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' })
  await client.fetch(bucketUrl, { method: 'PUT' })
  return {
    settings: { ...keys, bucketUrl, region: 'us-east-1' },
    [Symbol.asyncDispose]: async () => {
      server.stdin.end()
      await ended
      await directory[Symbol.asyncDispose]()
    },
  }
}
