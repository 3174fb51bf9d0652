/** How much of two texts is compared at once: characters. */
const step = 8_192

/** What of a text was replaced, and where the new text ends that stands there now. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly end: number
}

/** Finds the one piece in which two texts differ; `null` where they are the same. */
export function findTextChange(before: string, after: string): TextChange | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  // Of all ways to compare parts of two texts this takes the least time.
  const from = countAlike(shorter, (start, end) => before.slice(start, end) === after.slice(start, end))
  const atEnd = countAlike(
    shorter - from,
    (start, end) =>
      before.slice(before.length - end, before.length - start) ===
      after.slice(after.length - end, after.length - start),
  )
  return { from, to: before.length - atEnd, end: after.length - atEnd }
}

/** How far two texts are alike, asked in pieces that get smaller where they differ. */
function countAlike(most: number, isAlike: (from: number, to: number) => boolean): number {
  let count = 0
  for (let length = step; length >= 1; length /= 2) {
    while (count + length <= most && isAlike(count, count + length)) count += length
  }
  return count
}
