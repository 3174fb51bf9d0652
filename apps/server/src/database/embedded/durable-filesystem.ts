import { NodeFS } from '@electric-sql/pglite/nodefs'
import { changeFileLayer, type FileLayer } from './file-layer.ts'

/** A filesystem that counts how often it has made the disk keep what was written. */
export interface DurableFilesystem extends NodeFS {
  readonly syncs: number
}

/** Asked before every change to the directory. Must not return when another process may write there by now. */
export type CheckLock = () => void

type InitArguments = Parameters<NodeFS['init']>

/**
 * The directory in which PGlite keeps its database, with a real fsync: upstream answers every fsync with "done" and does
 * nothing, so that a power cut would lose the database. `checkLock` is asked before each change and once more after
 * each fsync, before PostgreSQL learns that a commit is on the disk.
 */
export function durableFilesystem(directory: string, checkLock: CheckLock): DurableFilesystem {
  return new SyncingFilesystem(directory, checkLock)
}

class SyncingFilesystem extends NodeFS implements DurableFilesystem {
  readonly #checkLock: CheckLock
  syncs = 0

  constructor(directory: string, checkLock: CheckLock) {
    super(directory)
    this.#checkLock = checkLock
  }

  override async init(...[database, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const changeFiles = (engine: { FS: { filesystems: unknown } }): void => {
      const { NODEFS } = engine.FS.filesystems as { NODEFS: FileLayer }
      changeFileLayer(NODEFS, {
        beforeChange: this.#checkLock,
        afterSync: () => {
          this.#checkLock()
          this.syncs += 1
        },
      })
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [changeFiles, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
