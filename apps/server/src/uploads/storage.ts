import type { Readable } from 'node:stream'

/** Part of a file: from the first to the last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the files of uploads lie, each in a folder that has the id of its upload for a name. Files are never changed:
 * they come together and go together.
 */
export interface UploadStorage {
  /** Takes over all files of a folder. When it resolves they survive a power cut; until then none can be read. */
  put(id: string, folder: string): Promise<void>
  /** Opens a file, or the part of it. */
  read(id: string, name: string, range: ByteRange | null): Promise<Readable>
  /** Removes the files of an upload, if there are any. */
  remove(id: string): Promise<void>
  /** The ids of what was put there before a moment, also where that was broken off. */
  idsBefore(moment: Date): AsyncIterable<string>
}
