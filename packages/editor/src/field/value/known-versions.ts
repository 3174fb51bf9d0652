import { mergeDocuments, savedPart, writeHtml } from '@taskfield/document'
import type { Node } from 'prosemirror-model'

/** How many versions are remembered. */
const maxRemembered = 500

/** How many of the newest versions a foreign value may have been made from. */
const maxBases = 20

/**
 * A content that host and field both know. It was `emitted` by `onChange`, or `taken` by the host itself (`getHtml`, a form), or
 * it is, or was, the host's own value: `held`.
 */
interface Version {
  /** What of it is being uploaded is the field's alone: no host has left it out (`savedPart`). */
  readonly doc: Node
  readonly standing: 'emitted' | 'taken' | 'held'
}

/** The contents that host and field both know, oldest first, and the one that the host's value is now: the base. */
export class KnownVersions {
  #versions: readonly Version[]
  #base = 0
  /** Whether what was emitted before the base is in no value of the host: the base itself was made without it. */
  #lacksEmitted = false

  constructor(doc: Node) {
    this.#versions = [{ doc, standing: 'held' }]
  }

  /** Whether the host's value is the newest version, or the host has taken that one. */
  get isHostUpToDate(): boolean {
    if (this.#newest.standing === 'taken') return true
    return this.#base === this.#versions.length - 1 && !this.#lacksEmitted
  }

  /** Notes that the host has been told this document. */
  emit(doc: Node): void {
    // What the host's value is already, it will not give again.
    if (isWrittenAs(this.#at(this.#base), writeHtml(doc))) this.hold(doc)
    else this.#add(doc, 'emitted')
  }

  /** Notes that the host has asked for this document. */
  take(doc: Node): void {
    this.#add(doc, 'taken')
    this.#lacksEmitted = false
  }

  /** Notes that this document is the host's value, and that the host has no use for any other. */
  hold(doc: Node): void {
    this.#add(doc, 'held')
    this.#base = this.#versions.length - 1
    this.#lacksEmitted = false
  }

  /** Notes that this document is the host's value, whatever else it has been told. */
  fallBack(doc: Node): void {
    const lacksEmitted = !this.isHostUpToDate
    this.hold(doc)
    this.#lacksEmitted = lacksEmitted
  }

  /** Whether the host's value is this document, or the host has taken it: nothing of it is the field's alone. */
  holds(doc: Node): boolean {
    return savedPart(this.isHostUpToDate ? this.#newest.doc : this.#at(this.#base).doc).eq(doc)
  }

  /**
   * Takes a value of the host, as canonical HTML: `true` where it is the base, or what has been emitted or taken since. Then the
   * host has come so far.
   */
  acknowledge(html: string): boolean {
    const index = this.#versions.findLastIndex(version => isWrittenAs(version, html))
    if (index < this.#base) return false
    if (index > this.#base) this.#lacksEmitted = false
    this.#base = index
    this.#replace(index, 'held')
    return true
  }

  acknowledgeNewest(): void {
    this.hold(this.#newest.doc)
  }

  /** How a value of the host stands to what came before the base: the host `held` it once, or was only told it (`emitted`), or neither. */
  findEarlier(html: string): 'held' | 'emitted' | null {
    const found = this.#versions.slice(0, this.#base).filter(version => isWrittenAs(version, html))
    if (found.length === 0) return null
    return found.some(({ standing }) => standing === 'held') ? 'held' : 'emitted'
  }

  /** Merges a value of the host with the field's own document. It becomes the base. */
  merge(mine: Node, theirs: Node): Node {
    const base = this.#findBase(theirs)
    const { doc } = mergeDocuments({ base: savedPart(this.#at(base).doc), mine, theirs })
    const hasNewest = base > this.#base && base === this.#versions.length - 1
    if (hasNewest) this.hold(theirs)
    else this.fallBack(theirs)
    return doc
  }

  get #newest(): Version {
    return this.#at(this.#versions.length - 1)
  }

  #at(index: number): Version {
    const version = this.#versions[index]
    if (!version) throw new RangeError(`No version ${index} is known`)
    return version
  }

  /** The newest version that a foreign value was made from: one whose changes it all has. Else the base. */
  #findBase(theirs: Node): number {
    const base = savedPart(this.#at(this.#base).doc)
    const oldest = Math.max(this.#base, this.#versions.length - maxBases)
    for (let index = this.#versions.length - 1; index > oldest; index--) {
      const { doc, conflicts } = mergeDocuments({ base, mine: savedPart(this.#at(index).doc), theirs })
      if (conflicts.length === 0 && doc.eq(theirs)) return index
    }
    return this.#base
  }

  #add(doc: Node, standing: Version['standing']): void {
    const html = writeHtml(doc)
    if (!isWrittenAs(this.#newest, html)) this.#push({ doc, standing })
    // The host may know a version better than it did, never less.
    else if (standing === 'held' || this.#newest.standing === 'emitted')
      this.#replace(this.#versions.length - 1, standing)
  }

  #replace(index: number, standing: Version['standing']): void {
    this.#versions = this.#versions.with(index, { ...this.#at(index), standing })
  }

  #push(version: Version): void {
    this.#versions = [...this.#versions, version]
    if (this.#versions.length <= maxRemembered) return
    // The base is what a foreign value is compared with, however old it is.
    const forgotten = this.#base === 0 ? 1 : 0
    this.#versions = this.#versions.toSpliced(forgotten, 1)
    if (forgotten < this.#base) this.#base--
  }
}

const lengths = new WeakMap<Node, number>()

/** Old documents are written again rather than their HTML kept: most of it is, node by node. The first one is not written before it is asked for. */
function isWrittenAs({ doc }: Version, html: string): boolean {
  return lengthOf(doc) === html.length && writeHtml(doc) === html
}

/** The length of a document's HTML. */
function lengthOf(doc: Node): number {
  const known = lengths.get(doc)
  if (known !== undefined) return known
  const { length } = writeHtml(doc)
  lengths.set(doc, length)
  return length
}
