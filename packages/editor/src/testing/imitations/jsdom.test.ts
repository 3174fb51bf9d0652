// @vitest-environment jsdom
import { expect, it } from 'vitest'
import './host-example.tsx'
import { tryHost } from './host-in-imitation.tsx'

it('a host can be tested in jsdom', async () => {
  const html = '<h2>two</h2>'
  expect(await tryHost()).toEqual({ told: html, inForm: html, edited: 'two', color: 'red' })
})
