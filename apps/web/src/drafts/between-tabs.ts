import { onSetAside } from './on-set-aside.ts'

/**
 * How tabs agree about drafts: whoever writes a draft, or takes it away, holds the lock of its id. The page that a draft
 * is written on holds it for as long as it lives, however it ends, so a draft without a holder is one that was left
 * behind. Without HTTPS there are no locks: then a draft may be offered while its page is still open, which costs
 * nobody a word, since each page writes its own draft again with the next change.
 */

const lockOf = (id: string): string => `taskfield-draft ${id}`

const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/** Holds the lock of a draft until the returned function is called, but not while the page is set aside. Calls back each time it has got it. */
export function holdLock(id: string, onHeld?: () => void): () => void {
  let release = requestLock(id, onHeld)
  const stop = onSetAside(
    () => release(),
    () => (release = requestLock(id, onHeld)),
  )
  return () => {
    stop()
    release()
  }
}

function requestLock(id: string, onHeld?: () => void): () => void {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  void locks()?.request(lockOf(id), () => {
    onHeld?.()
    return held
  })
  return release
}

/** Does something with a draft of nobody; `null`, and nothing is done, while somebody holds its lock. */
export async function withLock<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
  const manager = locks()
  if (!manager) return work()
  return manager.request(lockOf(id), { ifAvailable: true }, lock => (lock ? work() : null))
}

/** Which of these drafts somebody holds the lock of. One that is shared is of those that wait for its holder to go. */
export async function findHeld(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const names = new Set(held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name))
  return new Set(ids.filter(id => names.has(lockOf(id))))
}

/** Announces a change of drafts once nobody holds the lock of this one any more, unless the signal aborts the wait. */
export async function announceRelease(id: string, signal: AbortSignal): Promise<void> {
  try {
    await locks()?.request(lockOf(id), { mode: 'shared', signal }, () => undefined)
  } catch {
    return
  }
  announceDrafts()
}

const channelName = 'taskfield-drafts'

/** Tells every page, this one included, that drafts have come or gone. */
export function announceDrafts(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when a page announces that drafts have come or gone, or may have while this one was set aside. Returns the function that ends it. */
export function onDraftsAnnounced(callback: () => void): () => void {
  let channel = listen(callback)
  const stop = onSetAside(
    () => channel.close(),
    () => {
      channel = listen(callback)
      callback()
    },
  )
  return () => {
    stop()
    channel.close()
  }
}

function listen(callback: () => void): BroadcastChannel {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', callback)
  return channel
}
