import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { toolbarItemsOf } from '../core/toolbar/toolbar-items.ts'
import { chooseFeatures, features, type FeatureName } from '../field/features.ts'
import { commentToolbar, fullToolbar } from '../field/toolbar/toolbars.ts'

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

it.each([
  ['The toolbar has ', fullToolbar],
  ['That of a comment has ', commentToolbar],
])('docs/host-api.md has the items of a toolbar in their order: %s', (start, toolbar) => {
  const [said = ''] = page.split(`- ${start}`)[1]?.split('\n- ') ?? []
  expect(said.match(/\w+|\|/g)).toEqual(toolbar)
})

/** The names of the props that an interface has. */
async function propsIn(file: string): Promise<string[]> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8')
  const [props = ''] = /interface RichText(?:Field)?Props(?: extends \w+)? \{\n[^]*?\n\}/.exec(source) ?? []
  return [...props.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name)
}

it('docs/host-api.md has a row for every prop of <RichTextField>', async () => {
  const props = await propsIn('../field/rich-text-field-props.tsx')
  expect(props).toContain('value')
  const firstCells = page.match(/^\|[^|]*\|/gm)?.join('') ?? ''
  expect(props.filter(name => !firstCells.includes(`\`${name}\``))).toEqual([])
})

it('docs/host-api.md names every prop of <RichText>', async () => {
  const props = await propsIn('../rich-text/rich-text.tsx')
  expect(props).toContain('html')
  const [, section = ''] = page.split('\n## `<RichText>`\n')
  expect(props.filter(name => !new RegExp(`[\`{ ]${name}\\b`).test(section))).toEqual([])
})
