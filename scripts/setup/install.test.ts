import { expect, it } from 'vitest'
import { isInstalled, reason } from './install.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-macos': { version: '1.0.0', optional: true },
  },
}

it('installs nothing when every package stands there in its version', () => {
  expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
})

it.each([
  ['nothing is installed', null],
  ['a package is missing', { packages: {} }],
  ['a package stands there in another version', { packages: { 'node_modules/a': { version: '2.0.0' } } }],
])('installs again when %s', (_, installed) => {
  expect(isInstalled(lock, installed)).toBe(false)
})

it.each([
  ['npm error code ECONNREFUSED', 'npm cannot reach the package registry; check the network or the proxy.'],
  ['npm error code ENOSPC', 'the disk is full.'],
  ['npm error code EWHATEVER', 'npm says why below.'],
])('says in words what %j means', (output, words) => {
  expect(reason(output)).toBe(words)
})
