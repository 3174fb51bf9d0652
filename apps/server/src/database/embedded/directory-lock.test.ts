import { spawnSync } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveHolderAway } from '../../testing/other-container.ts'
import { temporaryDirectory, type TemporaryDirectory } from '../../testing/temporary-directory.ts'
import { lockDirectory, type DirectoryLock, type LockOptions } from './directory-lock.ts'
import { thisProcess } from './lease-holder.ts'
import { createLease } from './own-lease.ts'

let folder: TemporaryDirectory
let waited: string[]
let lost: string[]

beforeEach(async () => {
  folder = await temporaryDirectory()
  waited = []
  lost = []
})

afterEach(() => folder[Symbol.asyncDispose]())

/** Takes the lock, with a lease that runs out after half a second. */
function lock(directory = folder.path, options: Partial<LockOptions> = {}): Promise<DirectoryLock> {
  return lockDirectory(directory, {
    renewalMs: 50,
    timeoutMs: 500,
    onLost: why => lost.push(why),
    onWait: words => waited.push(words),
    ...options,
  })
}

/** A lease that nobody has given back. */
async function leave(holder: object, directory = folder.path, number = 1): Promise<void> {
  await writeFile(join(directory, `lease-${number}`), JSON.stringify(holder))
}

const elsewhere = { ...thisProcess(), pidSpace: 'another container', id: 'elsewhere' }

const inUse =
  /^Another Taskfield is using \S+\. Stop it first \(process \d+ on \S+\), or give this one a directory of its own: TASKFIELD_DATA=/

describe('the lock on a database directory', () => {
  it('refuses a second owner in words, and says what to do', async () => {
    const first = await lock()
    await expect(lock()).rejects.toThrow(inUse)
    expect(waited).toEqual([])
    first.release()
  })

  it('refuses a second owner at once while the first is paused', async () => {
    const first = await lock(folder.path, { renewalMs: 2 ** 30 })
    await expect(lock()).rejects.toThrow(inUse)
    expect(waited).toEqual([])
    first.release()
  })

  it('is one lock on every path to the directory', async () => {
    await using other = await temporaryDirectory()
    await symlink(folder.path, join(other.path, 'link'))
    const first = await lock()
    await expect(lock(join(other.path, 'link'))).rejects.toThrow(inUse)
    first.release()
  })

  it('is free again when it was released, and for another directory all along', async () => {
    await using other = await temporaryDirectory()
    const first = await lock()
    ;(await lock(other.path)).release()
    first.release()
    ;(await lock()).release()
    expect(waited).toEqual([])
  })

  it('leaves one small file behind, however often it was taken', async () => {
    for (let time = 0; time < 5; time += 1) (await lock()).release()
    expect(await readdir(folder.path)).toEqual(['lease-5'])
  })
})

describe('a holder that was killed', () => {
  const killed = { ...thisProcess(), startedAt: '1', id: 'killed' }

  it('keeps nobody waiting who can see that', async () => {
    await leave(killed)
    const next = await lock()
    expect(next.replaced).toBe('killed')
    expect(waited).toEqual([])
    next.release()
  })

  it('is followed by one alone, however many want to', async () => {
    for (let round = 0; round < 20; round += 1) {
      await using directory = await temporaryDirectory()
      await leave(killed, directory.path)
      const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lock(directory.path)))
      const locks = starts.flatMap(start => (start.status === 'fulfilled' ? [start.value] : []))
      expect(locks).toHaveLength(1)
      expect(locks[0]?.whyLost()).toBeNull()
      expect(await readdir(directory.path)).toEqual(['lease-2'])
      locks[0]?.release()
    }
  })

  it('is not followed by one who saw it long ago, when others have come and gone since', async () => {
    await leave(killed, folder.path, 5)
    expect(await createLease(folder.path, 2, { ...thisProcess(), id: 'late' })).toBeNull()
    expect(await readdir(folder.path)).toEqual(['lease-5'])
  })

  it('gives its lock back when it ends by itself', async () => {
    const built = new URL('../../../dist/database/embedded/directory-lock.js', import.meta.url)
    const options = '{ renewalMs: 1000, timeoutMs: 1000 }'
    const script = `import(${JSON.stringify(built.href)})
      .then(({ lockDirectory }) => lockDirectory(${JSON.stringify(folder.path)}, ${options}))
      .then(() => process.exit(1))`
    expect(spawnSync(process.execPath, ['-e', script]).status).toBe(1)
    expect(await readFile(join(folder.path, 'lease-1'), 'utf8')).toBe('released\n')
  })
})

describe('a holder that cannot be seen from here', () => {
  it('is believed to live while it renews its lease', async () => {
    const first = await lock()
    await moveHolderAway(folder.path)
    await expect(lock()).rejects.toThrow(inUse)
    expect(waited).toEqual([])
    first.release()
  })

  it('is believed by its renewals, whatever its clock says', async () => {
    await leave(elsewhere)
    let seconds = 0
    const renewing = setInterval(() => {
      seconds += 1
      utimesSync(join(folder.path, 'lease-1'), seconds, seconds)
    }, 50)
    await expect(lock()).rejects.toThrow(inUse)
    clearInterval(renewing)
  })

  it.each([
    ['has gone silent', JSON.stringify(elsewhere)],
    ['was killed while it wrote its lease', ''],
    ['has left a lease that cannot be read', '{"id":'],
  ])('is followed when it %s, after its lease has run out', async (_, text) => {
    await writeFile(join(folder.path, 'lease-1'), text)
    const next = await lock()
    expect(waited).toEqual([expect.stringMatching(/Waiting 0\.5 s to be sure\.$/)])
    expect(await readdir(folder.path)).toEqual(['lease-2'])
    next.release()
  })

  it('is not waited for once it gives its lock back', async () => {
    const first = await lock(folder.path, { renewalMs: 2 ** 30 })
    await moveHolderAway(folder.path)
    const next = await lock(folder.path, {
      timeoutMs: 2 ** 30,
      onWait: () => first.release(),
    })
    expect(next.whyLost()).toBeNull()
    next.release()
  })

  it('learns that another one has taken over while it was silent', async () => {
    const first = await lock(folder.path, { renewalMs: 2000 })
    await moveHolderAway(folder.path)
    // Taken over well before the first one looks again.
    const next = await lock(folder.path, { renewalMs: 10, timeoutMs: 20 })
    const why = `another Taskfield took over ${folder.path} while this one was paused`
    expect(first.whyLost()).toBe(why)
    await expect.poll(() => lost).toEqual([why])
    expect(next.whyLost()).toBeNull()
    first.release()
    expect(next.whyLost()).toBeNull()
    next.release()
  })
})
