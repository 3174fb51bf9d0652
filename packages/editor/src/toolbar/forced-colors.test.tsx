import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderField } from '../testing/render-field.tsx'
import '../styles/field.css'

const forceColors = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => forceColors('active'))
afterEach(() => forceColors('none'))

/** Whether a button is drawn in the colour of what is on. */
function looksOn(button: Element): boolean {
  const sample = document.body.appendChild(document.createElement('div'))
  sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
  const highlight = getComputedStyle(sample).backgroundColor
  sample.remove()
  return getComputedStyle(button).backgroundColor === highlight
}

it('draws in high contrast what is on or open like that, and nothing that only shows its name', async () => {
  await renderField({ value: '<p>one</p>', initFocus: true })
  const bold = page.getByRole('button', { name: 'Жирный' }).element()
  await userEvent.hover(bold)
  await expect.poll(() => document.querySelector('.tf-tooltip')).not.toBeNull()
  expect(looksOn(bold)).toBe(false)
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(looksOn(bold)).toBe(true)
  const heading = page.getByRole('button', { name: /^Стиль текста/ }).element()
  await userEvent.click(heading)
  await expect.poll(() => looksOn(heading)).toBe(true)
})
