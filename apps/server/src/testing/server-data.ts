import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { killServers } from './server-process.ts'
import { temporaryDirectory, type TemporaryDirectory } from './temporary-directory.ts'

/** Where servers keep their data, and what they hold for a while. */
type ServerData = Record<'TASKFIELD_DATA' | 'TMPDIR', string>

/** A directory for the servers of a test file, from before its tests until after them; then none of them runs any more. */
export function prepareServerData(): ServerData {
  const data: ServerData = { TASKFIELD_DATA: '', TMPDIR: '' }
  let folder: TemporaryDirectory
  beforeAll(async () => {
    folder = await temporaryDirectory()
    Object.assign(data, { TASKFIELD_DATA: join(folder.path, 'data'), TMPDIR: folder.path })
  })
  afterAll(async () => {
    await killServers()
    await folder[Symbol.asyncDispose]()
  })
  return data
}
