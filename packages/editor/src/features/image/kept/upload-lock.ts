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
    navigator.locks.request(`taskfield-upload ${id}`, { signal }, hold).catch(() => resolve(null))
  })
}
