import { fileNotHad } from './messages.ts'
import { UploadError, type UploadedImage } from './upload-status.ts'

/** A file that is to be uploaded, as a person gave it. */
export interface HeldFile {
  readonly file: File
  /** Whether it goes to the server in its full size. */
  readonly isOriginal: boolean
}

/*
 * The files that this page uploads, and what became of them, for all its fields: an image that is still being uploaded may be moved
 * from one field to another.
 */
const held = new Map<string, HeldFile | Promise<HeldFile>>()
const uploaded = new Map<string, UploadedImage>()
const previews = new Map<string, string>()

/**
 * Keeps a file for as long as it is not uploaded, and returns the id for an image's `upload`. The file may be still to come: its image
 * waits for it, and is then uploaded like any other. Where `file` rejects, the upload fails in its place: in the words of an `UploadError`,
 * or with those for a file that cannot be had.
 */
export function holdFile(file: File | Promise<File>, isOriginal = false, id: string = newId()): string {
  held.set(id, file instanceof Promise ? holdComing(id, file, isOriginal) : { file, isOriginal })
  return id
}

function holdComing(id: string, coming: Promise<File>, isOriginal: boolean): Promise<HeldFile> {
  const arrival = coming.then(
    file => {
      const here = { file, isOriginal }
      if (held.get(id) === arrival) held.set(id, here)
      return here
    },
    (error: unknown) => {
      throw error instanceof UploadError ? error : new UploadError('final', fileNotHad)
    },
  )
  // Whoever waits for the file hears of it; there may be nobody.
  arrival.catch(() => undefined)
  return arrival
}

/** The file of an upload, or the promise of one that is still to come; `null` where it is gone. */
export function findHeld(id: string): HeldFile | Promise<HeldFile> | null {
  return held.get(id) ?? null
}

/** The address under which this page shows a file; `null` where it is gone, or still to come. */
export function previewOf(id: string): string | null {
  const found = held.get(id)
  if (!found || found instanceof Promise) return null
  const url = previews.get(id) ?? URL.createObjectURL(found.file)
  previews.set(id, url)
  return url
}

/** Lets go of a file that is uploaded, and remembers where it is. */
export function releaseFile(id: string, image: UploadedImage): void {
  const url = previews.get(id)
  if (url !== undefined) URL.revokeObjectURL(url)
  previews.delete(id)
  held.delete(id)
  uploaded.set(id, image)
  for (const listener of listeners) listener(id)
}

const listeners = new Set<(id: string) => void>()

/** Calls back with the id of each upload of this page that is done, whichever field it was in. */
export function watchUploaded(listener: (id: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where an upload of this page is; `null` while it is under way, and for one of another page. */
export function findUploaded(id: string): UploadedImage | null {
  return uploaded.get(id) ?? null
}

/** Pages without HTTPS have no `randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
