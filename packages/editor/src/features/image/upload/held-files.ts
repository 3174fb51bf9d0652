import { fileNotHad } from './messages.ts'
import { UploadError, type UploadedImage } from './upload-status.ts'

/** A file that is to be uploaded, as a person gave it. */
export interface HeldFile {
  readonly file: File
  /** Whether it goes to the server in its full size. */
  readonly isOriginal: boolean
}

type Held = HeldFile | Promise<HeldFile>

/*
 * The files that this page uploads, and what became of them, for all its fields: an image that is still being uploaded may be moved
 * from one field to another.
 */
const held = new Map<string, Held>()
const uploaded = new Map<string, UploadedImage>()
const previews = new Map<string, string>()

/**
 * Keeps a file for as long as it is not uploaded, and returns the id for an image's `upload`. The file may be still to come: its image
 * waits for it, and is then uploaded like any other. Where `file` rejects, the upload fails in its place: in the words of an `UploadError`,
 * or with those for a file that cannot be had.
 */
export function holdFile(file: File | Promise<File>, isOriginal = false, id: string = newId()): string {
  hold(id, file instanceof Promise ? comingFile(file, isOriginal) : { file, isOriginal })
  return id
}

function hold(id: string, file: Held): void {
  held.set(id, file)
  if (!(file instanceof Promise)) return
  const arrive = (here: HeldFile): void => {
    if (held.get(id) === file) held.set(id, here)
  }
  // Whoever waits for a file hears that it does not come.
  file.then(arrive, () => undefined)
}

async function comingFile(coming: Promise<File>, isOriginal: boolean): Promise<HeldFile> {
  try {
    return { file: await coming, isOriginal }
  } catch (error) {
    throw error instanceof UploadError ? error : new UploadError('final', fileNotHad)
  }
}

/** The file of an upload, or the promise of one that is still to come; `null` where it is gone. */
export function findHeld(id: string): Held | null {
  return held.get(id) ?? null
}

/** The file of an upload; `null` where it is gone, or still to come. */
export function findArrived(id: string): HeldFile | null {
  const found = findHeld(id)
  return found instanceof Promise ? null : found
}

/** The address under which this page shows a file; `null` where it is gone, or still to come. */
export function previewOf(id: string): string | null {
  const found = findArrived(id)
  if (!found) return null
  const url = previews.get(id) ?? URL.createObjectURL(found.file)
  previews.set(id, url)
  return url
}

/** Whether this page has shown a file before. */
export function hasPreview(id: string): boolean {
  return previews.has(id)
}

/** Remembers where the picture of an upload is, and tells all fields of the page. */
export function noteUploaded(id: string, image: UploadedImage): void {
  uploaded.set(id, image)
  for (const listener of listeners) listener(id)
}

/** Lets go of a file that no field needs. */
export function letGo(id: string): void {
  if (owners.has(id)) return
  const url = previews.get(id)
  if (url !== undefined) URL.revokeObjectURL(url)
  previews.delete(id)
  held.delete(id)
}

/** How many fields need the file of an upload. */
const owners = new Map<string, number>()

/** The files that one field needs, also those that undo may bring back. The page lets go of them when no field that is shown needs them. */
export class FieldFiles {
  readonly #files: Map<string, Held> = new Map()

  /** Needs the file of an upload, if it is here. */
  need(id: string): void {
    const file = held.get(id)
    if (!file || this.#files.has(id)) return
    this.#files.set(id, file)
    owners.set(id, (owners.get(id) ?? 0) + 1)
  }

  /** Needs the file of an upload no more: the image has its picture. */
  forget(id: string): void {
    if (this.#files.delete(id)) disown(id)
  }

  /** Is to be called when the field goes from the page. It has its files still, should it come back. */
  hide(): void {
    for (const id of this.#files.keys()) disown(id)
  }

  /** Is to be called when a field that was hidden comes back. */
  show(): void {
    const files = [...this.#files]
    this.#files.clear()
    for (const [id, file] of files) {
      if (uploaded.has(id)) continue
      if (!held.has(id)) hold(id, file)
      this.need(id)
    }
  }
}

function disown(id: string): void {
  const count = (owners.get(id) ?? 0) - 1
  if (count > 0) owners.set(id, count)
  else owners.delete(id)
  letGo(id)
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

/** Whether a text has the form of an upload's id. */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text)
}

/** Pages without HTTPS have no `randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
