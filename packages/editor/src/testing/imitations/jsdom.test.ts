// @vitest-environment jsdom
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- its test runs here as well
import './host-example.tsx'
import { tryHost } from './host-in-imitation.tsx'
import { typeInImitation } from './type-in-imitation.tsx'

it('a host can be tested in jsdom', async () => {
  const html = '<h2>two</h2>'
  expect(await tryHost()).toEqual({ told: html, inForm: html, edited: 'two', color: 'red' })
})

it('a text can be pressed and typed in, in jsdom too', async () => {
  expect(await typeInImitation()).toBe('<p>ab</p>')
})
