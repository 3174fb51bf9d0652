import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { modesIn } from '../testing/modes-in.ts'
import { temporaryDirectory } from '../testing/temporary-directory.ts'
import { makePrivate } from './make-private.ts'

it('takes a directory that everybody could read from everybody but its owner, with all that lies in it', async () => {
  await using folder = await temporaryDirectory()
  await mkdir(join(folder.path, 'base/1'), { recursive: true })
  for (const name of ['PG_VERSION', 'base/1/2619']) {
    await writeFile(join(folder.path, name), '')
    await chmod(join(folder.path, name), 0o666)
  }
  for (const name of ['.', 'base', 'base/1']) await chmod(join(folder.path, name), 0o755)
  await makePrivate(folder.path)
  expect(await modesIn(folder.path)).toEqual(['directory 700', 'file 600'])
})

it('changes nothing that a link leads to', async () => {
  await using outside = await temporaryDirectory()
  await using folder = await temporaryDirectory()
  await chmod(outside.path, 0o755)
  await symlink(outside.path, join(folder.path, 'link'))
  await makePrivate(folder.path)
  expect(await modesIn(outside.path)).toEqual(['directory 755'])
})
