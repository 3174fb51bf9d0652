/** How many characters two texts begin with alike. */
export function countSharedStart(one: string, other: string): number {
  return countShared(one, other, index => index)
}

/** How many characters two texts end with alike. */
export function countSharedEnd(one: string, other: string): number {
  return countShared(one, other, index => -1 - index)
}

function countShared(one: string, other: string, place: (index: number) => number): number {
  const shortest = Math.min(one.length, other.length)
  let count = 0
  while (count < shortest && one.at(place(count)) === other.at(place(count))) count += 1
  return count
}
