import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** Where an image that is being uploaded stands in a text, in words that outlive other changes of it. */
export interface UploadPlace {
  /** The position that it had without all other images that are being uploaded. */
  readonly position: number
  /** The text right before and after it. */
  readonly before: string
  readonly after: string
}

/** An upload as it stands on the device, so that another page can go on with it. */
export interface KeptUpload extends UploadPlace {
  readonly id: string
  /** The text that it belongs to. */
  readonly key: string
  readonly file: File
  readonly isOriginal: boolean
  /** The image, as ProseMirror writes nodes. */
  readonly node: unknown
  readonly keptAt: number
}

interface Schema extends DBSchema {
  uploads: { key: string; value: KeptUpload; indexes: { key: string } }
}

/** How long an upload is kept that nobody goes on with: ms. */
const lifetime = 30 * 24 * 3_600_000

let connection: Promise<IDBPDatabase<Schema>> | null = null

function connect(): Promise<IDBPDatabase<Schema>> {
  connection ??= openStore().catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}

/** Asynchronous, since a browser that keeps nothing may throw at once. */
async function openStore(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('taskfield-uploads', 1, {
    upgrade: database => database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('key', 'key'),
    blocking: () => void closeStore(),
    terminated: () => void (connection = null),
  })
}

/** Lets go of the database. */
async function closeStore(): Promise<void> {
  const open = await connection
  connection = null
  open?.close()
}

/** Keeps an upload. Where the device has no room it is not kept, and goes on as long as its page does. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await connect()
    .then(database => database.put('uploads', upload))
    .catch(() => undefined)
}

export async function forgetUpload(id: string): Promise<void> {
  await connect()
    .then(database => database.delete('uploads', id))
    .catch(() => undefined)
}

export async function findKept(id: string): Promise<KeptUpload | null> {
  const found = await connect()
    .then(database => database.get('uploads', id))
    .catch(() => undefined)
  return found ?? null
}

/** The uploads of a text, in the order of their places. Those that are too old are forgotten. */
export async function listKept(key: string): Promise<readonly KeptUpload[]> {
  const all = await connect()
    .then(database => database.getAllFromIndex('uploads', 'key', key))
    .catch(() => [])
  const isOld = ({ keptAt }: KeptUpload): boolean => keptAt < Date.now() - lifetime
  for (const { id } of all.filter(isOld)) await forgetUpload(id)
  return all.filter(upload => !isOld(upload)).toSorted((first, second) => first.position - second.position)
}
