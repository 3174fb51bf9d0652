import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, preview } from 'vite'

/** Serves an application: by a command of Next, by its own server where it has one, else by Vite, which has built it or does so while one develops. */
export async function serve(folder, command) {
  const own = join(folder, 'server.mjs')
  const next = join(folder, 'node_modules/next/dist/bin/next')
  if (existsSync(next)) return serveBy(folder, [next, command, '-p', '0'])
  if (existsSync(own)) return serveBy(folder, [own])
  if (command === 'dev') return serveForDevelopment(folder)
  const server = await preview({ root: folder, preview: { port: 0, host: '127.0.0.1' } })
  const [address] = server.resolvedUrls?.local ?? []
  return { address, close: () => server.close() }
}

async function serveForDevelopment(root) {
  const server = await createServer({ root, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
  await server.listen()
  const [address] = server.resolvedUrls?.local ?? []
  return { address, close: () => server.close() }
}

/** Starts a server in Node and waits until it has said where it is. */
async function serveBy(cwd, args) {
  const { NODE_ENV: _, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', NEXT_TELEMETRY_DISABLED: '1' }
  // In a group of its own, to be ended with what it has started.
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const stop = () => child.pid && process.kill(-child.pid)
  process.once('exit', stop)
  child.once('exit', () => process.off('exit', stop))
  let said = ''
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    said += part
    const [address] = /http:\/\/[\w.]+:\d+/.exec(said) ?? []
    if (!address) continue
    child.stdout.resume()
    return { address, close: () => (stop(), once(child, 'exit')) }
  }
  throw new Error(`${args.join(' ')} ended:\n${said}`)
}
