/** Names with values, such as attributes or a style. A `Map` is one. */
export interface Pairs extends ReadonlyMap<string, string> {
  set: (name: string, value: string) => Pairs
  delete: (name: string) => boolean
  clear: () => void
}

const none: ReadonlyMap<string, string> = new Map()

/** What was read, shared by all that is written alike until one of them is changed: office programs write the same thousands of times. */
export class SharedPairs implements Pairs {
  #pairs: ReadonlyMap<string, string>
  #own: Map<string, string> | null = null

  constructor(pairs: ReadonlyMap<string, string> = none) {
    this.#pairs = pairs
  }

  /** What is shared; `null` once it was changed. */
  get shared(): ReadonlyMap<string, string> | null {
    return this.#own ? null : this.#pairs
  }

  get size(): number {
    return this.#pairs.size
  }

  get(name: string): string | undefined {
    return this.#pairs.get(name)
  }

  has(name: string): boolean {
    return this.#pairs.has(name)
  }

  set(name: string, value: string): Pairs {
    this.#change().set(name, value)
    return this
  }

  delete(name: string): boolean {
    const isThere = this.#pairs.has(name)
    if (isThere && this.#pairs.size === 1) this.clear()
    else if (isThere) this.#change().delete(name)
    return isThere
  }

  clear(): void {
    this.#pairs = none
    this.#own = null
  }

  forEach(
    callback: (value: string, name: string, pairs: ReadonlyMap<string, string>) => void,
    self?: unknown,
  ): void {
    // oxlint-disable-next-line unicorn/no-array-for-each -- it is what a Map has
    this.#pairs.forEach(callback, self)
  }

  entries(): MapIterator<[string, string]> {
    return this.#pairs.entries()
  }

  keys(): MapIterator<string> {
    return this.#pairs.keys()
  }

  values(): MapIterator<string> {
    return this.#pairs.values()
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.#pairs.entries()
  }

  #change(): Map<string, string> {
    if (!this.#own) this.#pairs = this.#own = new Map(this.#pairs)
    return this.#own
  }
}

/** Reads what pairs mean, once for all that share them. */
export function onceShared<Value>(
  read: (pairs: ReadonlyMap<string, string>) => Value,
): (pairs: ReadonlyMap<string, string>) => Value {
  const known = new WeakMap<ReadonlyMap<string, string>, { readonly value: Value }>()
  return pairs => {
    const shared = pairs instanceof SharedPairs ? pairs.shared : null
    if (!shared) return read(pairs)
    let found = known.get(shared)
    if (!found) known.set(shared, (found = { value: read(shared) }))
    return found.value
  }
}
