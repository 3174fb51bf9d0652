import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A filesystem that counts how often it has made the disk keep what was written. */
export interface DurableFilesystem extends NodeFS {
  readonly syncs: number
}

type InitArguments = Parameters<NodeFS['init']>

/** The part of the engine's own file layer that is missing upstream: a file that can be synced. */
interface FileLayer {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation(operation: () => void): void
}

/**
 * The directory in which PGlite keeps its database, with a real fsync: upstream answers every fsync with
 * "done" and does nothing, so that a power cut would lose the database.
 */
export function durableFilesystem(directory: string): DurableFilesystem {
  return new SyncingFilesystem(directory)
}

class SyncingFilesystem extends NodeFS implements DurableFilesystem {
  syncs = 0

  override async init(...[database, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    const addFsync = (engine: { FS: { filesystems: unknown } }): void => {
      const { NODEFS: files } = engine.FS.filesystems as { NODEFS: FileLayer }
      files.stream_ops.fsync = stream => {
        files.tryFSOperation(() => fdatasyncSync(stream.nfd))
        this.syncs += 1
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
