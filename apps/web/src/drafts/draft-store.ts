import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Draft, DraftText, StoredDraft } from './draft.ts'

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { text: [number, string]; changedAt: number } }
}

type Database = IDBPDatabase<Schema>

/**
 * The drafts on this device, in IndexedDB. Where the browser has no room, or keeps nothing, a draft is remembered for
 * as long as the tab lives, and `put` says so. Nothing here rejects.
 */
export class DraftStore {
  readonly #name: string
  readonly #remembered = new Map<string, Draft>()
  #connection: Promise<Database> | null = null

  constructor(name = 'taskfield') {
    this.#name = name
  }

  /**
   * Keeps a draft under its id, and deletes the one that it takes the place of in the same transaction. True when it
   * stands on the device, false when only this tab remembers it.
   */
  async put(draft: Draft, replacedId: string | null = null): Promise<boolean> {
    try {
      const database = await this.#connect()
      // To the disk, since a device may run out of power before there is a network again.
      const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' })
      const written = Promise.all([
        transaction.store.put(draft),
        replacedId === null ? undefined : transaction.store.delete(replacedId),
        transaction.done,
      ])
      // A transaction that was not committed by itself is aborted when its page is closed.
      transaction.commit()
      await written
      this.#remembered.delete(draft.id)
      if (replacedId !== null) this.#remembered.delete(replacedId)
      return true
    } catch {
      this.#remembered.set(draft.id, draft)
      return false
    }
  }

  async get(id: string): Promise<StoredDraft | null> {
    const remembered = this.#remembered.get(id)
    if (remembered) return { ...remembered, isDurable: false }
    const draft = await this.#ask(database => database.get('drafts', id))
    return draft ? { ...draft, isDurable: true } : null
  }

  /** All drafts of a text, in no order. */
  async list({ task, field }: DraftText): Promise<StoredDraft[]> {
    const stored =
      (await this.#ask(database => database.getAllFromIndex('drafts', 'text', [task, field]))) ?? []
    const remembered = [...this.#remembered.values()].filter(
      draft => draft.task === task && draft.field === field,
    )
    return [
      ...stored.filter(({ id }) => !this.#remembered.has(id)).map(draft => ({ ...draft, isDurable: true })),
      ...remembered.map(draft => ({ ...draft, isDurable: false })),
    ]
  }

  /** The ids of all drafts that were changed last before a moment, of whatever text. */
  async listOlderThan(moment: number): Promise<string[]> {
    const older = () => IDBKeyRange.upperBound(moment, true)
    return (await this.#ask(database => database.getAllKeysFromIndex('drafts', 'changedAt', older()))) ?? []
  }

  async remove(id: string): Promise<void> {
    this.#remembered.delete(id)
    await this.#ask(database => database.delete('drafts', id))
  }

  /** Lets go of the database. */
  async close(): Promise<void> {
    await this.#ask(database => database.close())
    this.#connection = null
  }

  async #ask<Answer>(question: (database: Database) => Answer | Promise<Answer>): Promise<Answer | null> {
    try {
      return await question(await this.#connect())
    } catch {
      return null
    }
  }

  /** The open database. An attempt that failed is made again the next time: there may be room by then. */
  #connect(): Promise<Database> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = null
      throw error
    })
    return this.#connection
  }

  async #open(): Promise<Database> {
    const forget = (): void => void (this.#connection = null)
    const database = await openDB<Schema>(this.#name, 1, {
      upgrade(upgraded) {
        const drafts = upgraded.createObjectStore('drafts', { keyPath: 'id' })
        drafts.createIndex('text', ['task', 'field'])
        drafts.createIndex('changedAt', 'changedAt')
      },
      // A newer app in another tab waits for this one.
      blocking: () => void this.close(),
      terminated: forget,
    })
    return database
  }
}
