import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { toolbarItemsOf } from '../core/toolbar/toolbar-layout.ts'
import { chooseFeatures, features, type FeatureName } from '../field/features.ts'

const page = await readFile(new URL('../../../../docs/host-api.md', import.meta.url), 'utf8')

it('docs/host-api.md names every feature that a field may leave out', () => {
  const all = chooseFeatures('full', {})
  const optional = features
    .map(({ name }) => name)
    .filter(name =>
      chooseFeatures('full', { [name as FeatureName]: false }).some((left, at) => left !== all[at]),
    )
  expect(optional.length).toBeGreaterThan(10)
  expect(optional.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})

it('docs/host-api.md names every item that a host may move or add', () => {
  const names = toolbarItemsOf(features).map(({ name }) => name)
  expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
