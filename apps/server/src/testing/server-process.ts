import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A Taskfield of its own process, as users run it. */
export interface ServerProcess {
  /** The address it has printed, without the slash at the end. */
  url: string
  /** Sends a signal that does not end it. */
  send: (signal: NodeJS.Signals) => void
  /** Waits for it to end by itself. */
  ended: () => Promise<EndedProcess>
  /** Sends the signal and waits for the end. The code is `null` when the signal itself ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** How a Taskfield ended, and what it said. */
export interface EndedProcess {
  code: number | null
  stderr: string
}

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The database is WebAssembly: making it fast takes a third of what such a short life costs. It does the same without. */
const compileOnce = '--liftoff-only'

const running = new Set<ChildProcess>()

/** Kills what is still running: to be called after the tests of a file, so that a failed one leaves nothing behind. */
export async function killServers(): Promise<void> {
  for (const server of running) {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}

/**
 * Starts the built server on a free port, or on the one in `environment`, and waits for its address. A `launcher` is a
 * command that runs the one it is given.
 */
export async function startServer(
  environment: Record<string, string>,
  launcher: string[] = [],
): Promise<ServerProcess | EndedProcess> {
  if (!existsSync(main)) throw new Error('This test runs the built server: npx tsc -b apps/server')
  const [command, ...args] = [...launcher, process.execPath, compileOnce, main]
  const server = spawn(command, args, { env: { ...process.env, PORT: '0', ...environment } })
  const ended = once(server, 'close') as Promise<[number | null]>
  running.add(server)
  server.once('exit', () => running.delete(server))
  let printed = ''
  let stderr = ''
  server.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const listening = new Promise<string>(resolve => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const [, url] = /^Taskfield: (http:\S+)\/\n/.exec(printed) ?? []
      if (url) resolve(url)
    })
  })
  const url = await Promise.race([listening, ended])
  if (typeof url !== 'string') return { code: url[0], stderr }
  return {
    url,
    send: signal => server.kill(signal),
    ended: async () => ({ code: (await ended)[0], stderr }),
    end: async signal => {
      server.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** The same, where anything but a running server is a mistake of the test. */
export async function startedServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(environment)
  if ('stderr' in server) throw new Error(`The server did not start (code ${server.code}): ${server.stderr}`)
  return server
}
