import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../root.mjs'
import { exportsPage } from './exports-page.mjs'
import { packageNames } from './pack.mjs'

it('docs/exports.md says what each exported name is; npm run api writes it', () => {
  const folders = packageNames.map(name => inRoot('packages', name))
  expect(readFileSync(inRoot('docs/exports.md'), 'utf8')).toBe(exportsPage(folders))
})
