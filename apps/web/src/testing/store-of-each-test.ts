import { deleteDB } from 'idb'
import { afterEach, beforeEach } from 'vitest'
import { DraftStore } from '../drafts/draft-store.ts'

/** Gives each test of a file an empty store; `name` is that of its database, which goes after the test. */
export function storeOfEachTest(name: string): () => DraftStore {
  let store: DraftStore
  beforeEach(() => {
    store = new DraftStore(name)
  })
  afterEach(async () => {
    await store.close()
    await deleteDB(name)
  })
  return () => store
}
