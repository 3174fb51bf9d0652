import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'

/** Serves an application: by its own server where it has one, else what Vite has built of it. */
export async function serve(folder) {
  const own = join(folder, 'server.mjs')
  if (existsSync(own)) return serveByItself(own)
  const server = await preview({ root: folder, preview: { port: 0, host: '127.0.0.1' } })
  const [address] = server.resolvedUrls?.local ?? []
  return { address, close: () => server.close() }
}

async function serveByItself(file) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { address: String(line).trim(), close: async () => void child.kill() }
}
