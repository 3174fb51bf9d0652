/** The exit code of a run that stood still outside of all tests. */
export const lost = 75

/**
 * Calls `onHang` once a run has told nothing for `limit` ms, which must be longer than one test may take: no limit of a test ends
 * a page that is in an endless loop, or one that no longer answers.
 * @param {number} limit
 * @param {() => void} onHang
 */
export function watchForHang(limit, onHang) {
  // Alone it keeps no process from ending.
  const timer = setTimeout(onHang, limit).unref()
  return { alive: () => timer.refresh(), end: () => clearTimeout(timer) }
}
