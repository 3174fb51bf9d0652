const prefix = 'taskfield-upload '

/**
 * Holds an upload for this page, so that no other tab brings it to the server, too; waits while one does. Resolves with the function
 * that lets go, or with `null` where `signal` ends the wait. A page that ends lets go of all it holds.
 */
export function lockUpload(id: string, signal: AbortSignal): Promise<(() => void) | null> {
  // Pages without HTTPS have no locks.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise(resolve => {
    const hold = (): Promise<void> =>
      new Promise(release => {
        resolve(release)
      })
    navigator.locks.request(prefix + id, { signal }, hold).catch(() => resolve(null))
  })
}

/** The uploads that a page of this browser goes on with. */
export async function lockedUploads(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)))
}
