/** What fields of this page that are closed have still to write. */
const writing = new Set<Promise<unknown>>()

export function noteKeeping(kept: Promise<unknown>): void {
  writing.add(kept)
  void kept.finally(() => writing.delete(kept))
}

/** Resolves once all that fields have left stands on the device. */
export async function whenKept(): Promise<void> {
  await Promise.all(writing)
}
