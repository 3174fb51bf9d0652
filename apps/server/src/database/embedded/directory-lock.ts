import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** The right to open a data directory; it ends with the process, however that ends. */
export interface DirectoryLock {
  release(): Promise<void>
}

/**
 * Takes the only right to open this directory, or throws a `StartError`: two processes that write to one
 * PGlite directory destroy it. The lock is a socket that the system closes when its owner dies, so it
 * is never left behind and never has to be guessed whether its owner lives.
 */
export async function lockDirectory(
  directory: string,
  address = lockAddress(directory),
): Promise<DirectoryLock> {
  const server = (await listen(address)) ?? (await listenInsteadOfTheDead(address))
  if (!server) throw new StartError(inUse(directory))
  server.unref()
  return {
    release: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Linux has sockets without a file. Elsewhere the file of a killed owner stays, and nobody answers there. */
function lockAddress(directory: string): string {
  const name = `taskfield-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`)
}

async function listenInsteadOfTheDead(address: string): Promise<Server | null> {
  if (address.startsWith('\0') || (await isAnswered(address))) return null
  rmSync(address, { force: true })
  return listen(address)
}

async function listen(address: string): Promise<Server | null> {
  const server = createServer(visitor => visitor.destroy())
  try {
    await once(server.listen(address), 'listening')
    return server
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null
    throw error
  }
}

async function isAnswered(address: string): Promise<boolean> {
  const visitor = connect(address)
  try {
    await once(visitor, 'connect')
    return true
  } catch {
    return false
  } finally {
    visitor.destroy()
  }
}

function inUse(directory: string): string {
  return `Another Taskfield is using ${directory}. Stop it first, or give this one a directory of its own: TASKFIELD_DATA=… npm start.`
}
