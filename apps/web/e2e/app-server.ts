import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

/** The built server with a database of its own. It can be killed and started again at the same address. */
export class AppServer {
  readonly url: string
  readonly #port: number
  readonly #data: string
  #process: ChildProcess | null = null

  private constructor(port: number, data: string) {
    this.url = `http://127.0.0.1:${port}`
    this.#port = port
    this.#data = data
  }

  static async create(): Promise<AppServer> {
    const server = new AppServer(await freePort(), await mkdtemp(join(tmpdir(), 'taskfield-e2e-')))
    await server.start()
    return server
  }

  /** Starts the server; done when it listens. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.#port), TASKFIELD_DATA: this.#data }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      said += words
      process.stderr.write(words)
    })
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', line => {
        if (line.includes(this.url)) resolve()
      })
      child.once('close', () => reject(new Error(`The server ended before it listened. ${said}`)))
    })
  }

  /** Ends the server as a power cut would: nothing is asked, nothing is tidied up. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#data, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
