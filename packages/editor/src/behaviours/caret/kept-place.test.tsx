import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const lines = (count: number): string => '<p>строка</p>'.repeat(count)

describe('a command that changes what is selected', () => {
  it('leaves the page where it is while some of that is in sight', async () => {
    const { press } = openField(`<p>|начало</p>${lines(100)}`)
    window.scrollTo(0, 200)
    await press('{Control>}a{/Control}')
    const before = window.scrollY
    await press('{Control>}b{/Control}', '{Control>}{Alt>}1{/Alt}{/Control}')
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(window.scrollY).toBe(before)
  })

  it('shows it where none of it is in sight', async () => {
    const { press, text } = openField(`<p>[начало]</p>${lines(100)}`)
    window.scrollTo(0, 1500)
    await press('{Control>}b{/Control}')
    await expect
      .poll(() => text.querySelector('strong')?.getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(0)
  })

  it('is followed by a caret that is shown', async () => {
    const { press } = openField(`<p>|начало</p>${lines(100)}`)
    await press('{Control>}a{/Control}', '{Control>}b{/Control}', '{ArrowRight}', 'x')
    await expect.poll(() => window.scrollY).toBeGreaterThan(500)
  })
})
