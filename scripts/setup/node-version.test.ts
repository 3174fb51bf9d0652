import { expect, it } from 'vitest'
import { isNewEnough } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('runs on Node %s', version => {
  expect(isNewEnough(version)).toBe(true)
})

it.each(['18.20.0', '20.18.1', '21.7.3', '22.11.0'])('refuses Node %s', version => {
  expect(isNewEnough(version)).toBe(false)
})
