import { fdatasyncSync } from 'node:fs'

/** The file layer of the engine that PGlite runs in, as far as it is changed. */
export interface FileLayer {
  node_ops: Operations
  stream_ops: Operations
  /** Turns what the system says into an error that PostgreSQL understands. */
  tryFSOperation(operation: () => void): void
}

/** What is done besides. What they throw, if it has a code of the system, PostgreSQL takes for a failure of the disk. */
export interface FileLayerHooks {
  /** Before a file or a folder is changed. */
  beforeChange: () => void
  /** After a file was synced, before PostgreSQL is told. */
  afterSync: () => void
}

type Operation = (...inputs: unknown[]) => unknown
type Operations = Record<string, Operation>

/** All that changes the disk. A file is shortened by `setattr`. */
const nodeChanges = ['mknod', 'rename', 'rmdir', 'setattr', 'symlink', 'unlink']
const streamChanges = ['setattr', 'write']

/** Adds the fsync that is missing upstream, makes every file for its owner alone, and calls the hooks. */
export function changeFileLayer(files: FileLayer, { beforeChange, afterSync }: FileLayerHooks): void {
  const { node_ops: nodes, stream_ops: streams } = files
  streams['fsync'] = stream => {
    files.tryFSOperation(() => {
      fdatasyncSync((stream as { nfd: number }).nfd)
      afterSync()
    })
    return 0
  }
  change(nodes, ['mknod'], makeNode => (parent, name, mode, ...rest) => {
    return makeNode(parent, name, forOwner(mode as number), ...rest)
  })
  const setPrivately = (set: Operation): Operation => {
    return (node, attributes) => set(node, withPrivateMode(attributes as { mode?: number }))
  }
  change(nodes, ['setattr'], setPrivately)
  change(streams, ['setattr'], setPrivately)
  const check = (operation: Operation): Operation => {
    return (...inputs) => {
      files.tryFSOperation(beforeChange)
      return operation(...inputs)
    }
  }
  change(nodes, nodeChanges, check)
  change(streams, streamChanges, check)
}

function change(operations: Operations, names: string[], into: (operation: Operation) => Operation): void {
  for (const name of names) {
    const operation = operations[name]
    if (!operation) throw new Error(`The file layer of PGlite has no ${name} any more.`)
    operations[name] = into(operation)
  }
}

function withPrivateMode<A extends { mode?: number }>(attributes: A): A {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: forOwner(attributes.mode) }
}

function forOwner(mode: number): number {
  return mode & ~0o077
}
