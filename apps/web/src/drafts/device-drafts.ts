import { DraftStore } from './draft-store.ts'

/** The drafts on this device. One store for the whole page: without IndexedDB it is what remembers them. */
export const deviceDrafts = new DraftStore()
