import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'

/** Where an image that is being uploaded stands in a text, in words that outlive other changes of it. */
export interface UploadPlace {
  /** The position that it had without all other images that are being uploaded. */
  readonly position: number
  /** The text right before and after it. */
  readonly before: string
  readonly after: string
}

/** Names an upload in a text: a copy in another text is kept for itself. */
export interface UploadName {
  readonly id: string
  /** The text that it belongs to. */
  readonly key: string
}

/** An upload as it stands on the device, so that another page can go on with it. */
export interface KeptUpload extends UploadName, UploadPlace {
  /** `null` once a copy of the image was uploaded from another text: `node` has its address. */
  readonly file: File | null
  readonly isOriginal: boolean
  /** The image, as ProseMirror writes nodes. */
  readonly node: unknown
  readonly keptAt: number
}

interface Schema extends DBSchema {
  images: { key: [string, string]; value: KeptUpload; indexes: { key: string; id: string } }
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
  return openDB<Schema>('taskfield-uploads', 2, {
    async upgrade(database, version, _newVersion, transaction) {
      const images = database.createObjectStore('images', { keyPath: ['key', 'id'] })
      images.createIndex('key', 'key')
      images.createIndex('id', 'id')
      if (version !== 1) return
      // In the first version an upload stood once for all texts.
      const before = transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>
      const uploads = (await before.objectStore('uploads').getAll()) as KeptUpload[]
      for (const upload of uploads) await images.put(upload)
      before.db.deleteObjectStore('uploads')
    },
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
    .then(database => database.put('images', upload))
    .catch(() => undefined)
}

/** Forgets an upload of one text; its copies in other texts stay. */
export async function forgetUpload({ key, id }: UploadName): Promise<void> {
  await connect()
    .then(database => database.delete('images', [key, id]))
    .catch(() => undefined)
}

/** Forgets an upload that is done in one text. What `settle` makes of its copies in other texts takes their place. */
export async function settleUpload(
  { key, id }: UploadName,
  settle: (copy: KeptUpload) => KeptUpload,
): Promise<void> {
  const change = async (database: IDBPDatabase<Schema>): Promise<void> => {
    const { store, done } = database.transaction('images', 'readwrite')
    for (const upload of await store.index('id').getAll(id)) {
      if (upload.key === key) await store.delete([key, id])
      else await store.put(settle(upload))
    }
    await done
  }
  await connect()
    .then(change)
    .catch(() => undefined)
}

export async function findKept({ key, id }: UploadName): Promise<KeptUpload | null> {
  const found = await connect()
    .then(database => database.get('images', [key, id]))
    .catch(() => undefined)
  return found ?? null
}

/** The uploads of a text, in the order of their places. Those that are too old are forgotten. */
export async function listKept(key: string): Promise<readonly KeptUpload[]> {
  const all = await connect()
    .then(database => database.getAllFromIndex('images', 'key', key))
    .catch(() => [])
  const isOld = ({ keptAt }: KeptUpload): boolean => keptAt < Date.now() - lifetime
  for (const upload of all.filter(isOld)) await forgetUpload(upload)
  return all.filter(upload => !isOld(upload)).toSorted((first, second) => first.position - second.position)
}
