import { expect, it } from 'vitest'
import { manifestFaults } from './manifest-faults.mjs'

const whole = {
  description: 'A field',
  keywords: ['editor'],
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  exports: {},
  files: ['dist'],
}

it('has nothing to say about a whole package.json', () => {
  expect(manifestFaults(whole)).toEqual([])
  expect(manifestFaults({ ...whole, repository: {}, homepage: '#', bugs: {} })).toEqual([])
})

it.each(['description', 'keywords', 'license', 'sideEffects', 'engines', 'files'])('misses `%s`', name => {
  expect(manifestFaults({ ...whole, [name]: undefined })).toContain(`package.json has no \`${name}\`.`)
})

it('refuses what runs while it is installed, and half an address', () => {
  expect(manifestFaults({ ...whole, scripts: { postinstall: 'node x.js', build: 'tsc' } })).toEqual([
    'It runs `postinstall` on the machine of whoever installs it.',
  ])
  expect(manifestFaults({ ...whole, homepage: 'https://example.org' })).toHaveLength(1)
})
