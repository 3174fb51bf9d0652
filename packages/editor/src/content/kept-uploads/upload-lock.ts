import { PendingWork } from './pending-work.ts'
import type { UploadName } from './upload-store.ts'

const textPrefix = 'taskfield-upload-in '
const pagePrefix = 'taskfield-upload '

/** Lets go of what was locked. */
type Release = () => void

/**
 * Holds an upload in one text, so that no other field shows the image of that text, and for this page, so that no other tab brings it to
 * the server, too; waits while one does. Resolves with the function that lets go, or with `null` where `signal` ends the wait. A page that
 * ends lets go of all it holds.
 */
export async function lockUpload({ key, id }: UploadName, signal: AbortSignal): Promise<Release | null> {
  // Pages without HTTPS have no locks.
  if (!('locks' in navigator)) return () => {}
  const leaveText = await lock(`${textPrefix}${id} ${key}`, signal)
  const leavePage = leaveText && (await lockForPage(id, signal))
  if (leaveText && leavePage) {
    return () => {
      leaveText()
      leavePage()
    }
  }
  leaveText?.()
  return null
}

/** An upload that this page holds or waits for, and how many of its texts do so. */
interface PageLock {
  texts: number
  readonly granted: Promise<Release | null>
  readonly end: AbortController
}

const ofPage = new Map<string, PageLock>()

/** What this page is letting go of: until the browser has done so, its locks are still held. */
const leaving = new PendingWork()

/** Two texts of a page that show the same image hold it together: the page brings it to the server once for both. */
async function lockForPage(id: string, signal: AbortSignal): Promise<Release | null> {
  const page = ofPage.get(id) ?? openPageLock(id)
  page.texts++
  const leave = (): void => {
    if (--page.texts > 0) return
    ofPage.delete(id)
    page.end.abort()
    leaving.note(page.granted.then(release => release?.()))
  }
  const isGranted = await Promise.race([page.granted.then(release => release !== null), ended(signal)])
  if (isGranted) return leave
  leave()
  return null
}

function openPageLock(id: string): PageLock {
  const end = new AbortController()
  const page: PageLock = { texts: 0, granted: lock(pagePrefix + id, end.signal), end }
  ofPage.set(id, page)
  return page
}

function ended(signal: AbortSignal): Promise<false> {
  return new Promise(resolve => {
    if (signal.aborted) resolve(false)
    else signal.addEventListener('abort', () => resolve(false), { once: true })
  })
}

function lock(name: string, signal: AbortSignal): Promise<Release | null> {
  return new Promise(resolve => {
    const hold = (): Promise<void> =>
      new Promise(release => {
        resolve(() => {
          leaving.note(held)
          release()
        })
      })
    const held = navigator.locks.request(name, { signal }, hold).catch(() => resolve(null))
  })
}

/** The uploads that a page of this browser goes on with; not those that this one has just let go of. */
export async function lockedUploads(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  await leaving.settled()
  const { held = [] } = await navigator.locks.query()
  const names = held.map(({ name = '' }) => name).filter(name => name.startsWith(pagePrefix))
  return new Set(names.map(name => name.slice(pagePrefix.length)))
}
