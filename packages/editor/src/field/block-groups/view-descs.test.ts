import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const read = (path: string | URL): string => readFileSync(path, 'utf8')

interface Package {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

// Groups use what prosemirror-view keeps to itself. With another version: compare `viewdesc`, run `GROUPS=2 npx vitest run --project browser
// packages/editor`, and write the version here and in package.json.
it('groups are used with the version of prosemirror-view that they are made for', () => {
  const entry = require.resolve('prosemirror-view')
  const library = JSON.parse(read(new URL('../package.json', `file://${entry}`))) as Package
  const editor = JSON.parse(read(new URL('../../../package.json', import.meta.url))) as Package
  expect(library.version).toBe('1.42.9')
  expect(editor.dependencies['prosemirror-view']).toBe('1.42.9')
})
