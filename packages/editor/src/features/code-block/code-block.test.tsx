import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const code = (text: string): string => `<pre><code class="language-plaintext">${text}</code></pre>`

describe('code blocks', () => {
  it('takes Tab as a character', async () => {
    const { press, written } = openField(code('a|b'))
    await press('{Tab}')
    expect(written()).toBe(code('a\t|b'))
  })

  it('is left below by Enter on the second empty line at its end', async () => {
    const { press, written } = openField(code('a|'))
    await press('{Enter}', '{Enter}', '{Enter}', 'x')
    expect(written()).toBe(`${code('a')}<p>x|</p>`)
  })

  it('keeps empty lines within it', async () => {
    const { press, written } = openField(code('a\n\n|b'))
    await press('{Enter}')
    expect(written()).toBe(code('a\n\n\n|b'))
  })
})
