import { createServer } from 'node:net'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporary-directory.ts'
import { lockDirectory } from './directory-lock.ts'

async function lockAndRelease(directory: string, address?: string): Promise<void> {
  const lock = await lockDirectory(directory, address)
  await lock.release()
}

describe('the lock on a data directory', () => {
  it('refuses a second owner in words, and says what to do', async () => {
    await using directory = await temporaryDirectory()
    const lock = await lockDirectory(directory.path)
    await expect(lockDirectory(directory.path)).rejects.toThrow(
      `Another Taskfield is using ${directory.path}. Stop it first`,
    )
    await lock.release()
  })

  it('is free again when it was released, and for another directory all along', async () => {
    await using one = await temporaryDirectory()
    await using other = await temporaryDirectory()
    const lock = await lockDirectory(one.path)
    await expect(lockAndRelease(other.path)).resolves.toBeUndefined()
    await lock.release()
    await expect(lockAndRelease(one.path)).resolves.toBeUndefined()
  })
})

describe('where the system has no sockets without a file', () => {
  it('a living owner is respected', async () => {
    await using directory = await temporaryDirectory()
    const address = join(directory.path, 'taskfield.lock')
    const owner = createServer()
    await once(owner.listen(address), 'listening')
    await expect(lockDirectory(directory.path, address)).rejects.toThrow('Another Taskfield')
    owner.close()
  })

  it("the file of an owner that was killed is in nobody's way", async () => {
    await using directory = await temporaryDirectory()
    const address = join(directory.path, 'taskfield.lock')
    const listen = `require('net').createServer().listen(${JSON.stringify(address)}, () => console.log('listening'))`
    const owner = spawn(process.execPath, ['-e', listen])
    await once(owner.stdout, 'data')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(existsSync(address)).toBe(true)
    await expect(lockAndRelease(directory.path, address)).resolves.toBeUndefined()
  })
})
