/** How much of two texts is compared at once: characters. */
const step = 1_024

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
  const from = countAlike(shorter, (at, length) => before.startsWith(after.slice(at, at + length), at))
  const atEnd = countAlike(shorter - from, (at, length) =>
    before.endsWith(after.slice(after.length - at - length, after.length - at), before.length - at),
  )
  return { from, to: before.length - atEnd, end: after.length - atEnd }
}

/** How far two texts are alike, asked in pieces that get smaller where they differ. */
function countAlike(most: number, isAlike: (at: number, length: number) => boolean): number {
  let count = 0
  for (let length = step; length >= 1; length /= 2) {
    while (count + length <= most && isAlike(count, length)) count += length
  }
  return count
}
