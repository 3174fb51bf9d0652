import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { holdsLease, leaseNumbers, leasePath, seeLease, type LeaseKey, type SeenLease } from './lease-file.ts'
import { findHolder, thisProcess } from './lease-holder.ts'
import { createLease, releaseLease, renewLease, type OwnLease } from './own-lease.ts'

/** The only right to open a database directory, until it is released or lost. */
export interface DirectoryLock {
  /** What the database thread looks at before it writes. */
  lease: LeaseKey
  /** The id of the lease before this one, when its holder was killed; there may be more that it has left behind. */
  replaced: string | null
  /** A message that says why the directory may not be written to any more; `null` while the lock holds. */
  whyLost(): string | null
  release(): void
}

/** How a lock is kept, and whom to tell. Times in milliseconds. */
export interface LockOptions {
  renewalMs: number
  /** How long a lease counts that nobody renews, when it cannot be seen whether its holder runs. */
  timeoutMs: number
  /** Another process has the directory now: nothing may be written to it any more. */
  onLost: (why: string) => void
  /** Told, with a message for the user, when it takes `timeoutMs` to be sure that the directory is free. */
  onWait: (message: string) => void
}

/**
 * Takes the only right to open this directory, or throws a `StartError`: two processes that write to one PGlite directory
 * destroy it. The lock is a file in the directory, a lease that is renewed while its holder runs, so it counts on every
 * path to the directory and in every container. Leases are numbered: of several processes that find the same dead
 * holder, one alone can make the next lease.
 */
export async function lockDirectory(directory: string, options: LockOptions): Promise<DirectoryLock> {
  const own = { id: randomBytes(8).toString('hex'), ...thisProcess() }
  for (;;) {
    const newest = Math.max(0, ...(await leaseNumbers(directory)))
    const last = newest === 0 ? null : await seeLease(leasePath(directory, newest))
    if (last ? !(await isOver(last, options)) : newest > 0) continue
    const lease = await createLease(directory, newest + 1, own)
    if (lease) return { ...keep(lease, options), replaced: idOf(last) }
  }
}

/** Whether nobody holds this lease any more; `false` when it was changed meanwhile and the directory has to be read again. */
async function isOver(lease: SeenLease, options: LockOptions): Promise<boolean> {
  if (lease.text === 'released') return true
  const state = lease.text === null ? 'unknown' : findHolder(lease.text)
  if (state === 'running') throw inUse(lease)
  return state === 'ended' || expires(lease, options)
}

/**
 * Watches a lease until it was changed or has expired. No clocks are compared, for two machines have two; and looks are
 * counted instead of time, so that a process that was paused does not take its own pause for the holder's.
 */
async function expires(lease: SeenLease, options: LockOptions): Promise<boolean> {
  const { renewalMs, timeoutMs, onWait } = options
  for (let looks = 0; looks < (2 * timeoutMs) / renewalMs; looks += 1) {
    // A holder that runs has renewed its lease by then.
    if (looks === 4) onWait(waiting(lease, timeoutMs / 1000))
    await setTimeout(renewalMs / 2)
    const now = await seeLease(lease.path)
    if (now?.content !== lease.content) return false
    if (now.renewed !== lease.renewed) throw inUse(lease)
  }
  return true
}

function keep(lease: OwnLease, { renewalMs, onLost }: LockOptions): Omit<DirectoryLock, 'replaced'> {
  const whyLost = (): string | null =>
    isLost(lease.key)
      ? `another Taskfield took over ${dirname(lease.key.path)} while this one was paused`
      : null
  const timer = setInterval(() => {
    const why = whyLost()
    if (why === null) return void renewLease(lease).catch(() => {})
    clearInterval(timer)
    onLost(why)
  }, renewalMs)
  timer.unref()
  const release = (): void => {
    process.off('exit', release)
    clearInterval(timer)
    releaseLease(lease)
    void lease.handle.close()
  }
  process.once('exit', release)
  return { lease: lease.key, whyLost, release }
}

/** A disk that does not say is no reason to end: the thread that writes asks again before it does. */
function isLost(lease: LeaseKey): boolean {
  try {
    return !holdsLease(lease)
  } catch {
    return false
  }
}

function waiting(lease: SeenLease, seconds: number): string {
  return `The last user of ${dirname(lease.path)} did not give it back (${holderOf(lease)}) and may have been killed. Waiting ${seconds} s to be sure.`
}

function inUse(lease: SeenLease): StartError {
  return new StartError(
    `Another Taskfield is using ${dirname(lease.path)}. Stop it first (${holderOf(lease)}), or give this one a directory of its own: TASKFIELD_DATA=… npm start.`,
  )
}

function idOf(lease: SeenLease | null): string | null {
  return !lease?.text || lease.text === 'released' ? null : lease.text.id
}

function holderOf({ text }: SeenLease): string {
  return text === null || text === 'released' ? 'an unknown process' : `process ${text.pid} on ${text.host}`
}
