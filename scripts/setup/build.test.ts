import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTree } from '../boundaries/tree-copy.mjs'
import { run } from '../run.mjs'

// As after a clone and `npm ci`: nothing is built.
let clone: { path: string; remove: () => void }

beforeAll(() => {
  clone = copyTree([])
})

afterAll(() => clone.remove())

it('builds for `npm start` all that Node runs, taskfield-html included', { timeout: 300_000 }, async () => {
  const inClone = (...args: string[]): Promise<{ code: number; output: string }> =>
    run(process.execPath, args, { cwd: clone.path })
  const build = `import('./scripts/setup/build.mjs').then(build => build.compileNodeProjects())`
  expect(await inClone('-e', build)).toEqual({ code: 0, output: '' })
  expect((await inClone('packages/document/bin/taskfield-html.js', '--version')).code).toBe(0)
  expect((await inClone('--check', 'apps/server/dist/main.js')).code).toBe(0)
})
