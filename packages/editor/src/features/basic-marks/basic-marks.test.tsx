import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { isMarkActive } from './mark-commands.ts'

describe('bold, italic, underline and strikethrough', () => {
  it.each([
    ['bold', '{Control>}b{/Control}', '<p>one [<strong>two]</strong></p>'],
    ['italic', '{Control>}i{/Control}', '<p>one [<i>two]</i></p>'],
    ['underline', '{Control>}u{/Control}', '<p>one [<u>two]</u></p>'],
    ['strikethrough', '{Control>}{Shift>}x{/Shift}{/Control}', '<p>one [<s>two]</s></p>'],
  ])('makes the selected text %s by its shortcut, and plain again', async (_, keys, html) => {
    const { press, written } = openField('<p>one [two]</p>')
    await press(keys)
    expect(written()).toBe(html)
    await press(keys)
    expect(written()).toBe('<p>one [two]</p>')
  })

  it('marks what is typed next', async () => {
    const { press, written } = openField('<p>one|</p>')
    await press('{Control>}u{/Control}x{Control>}u{/Control}y{Control>}{Shift>}x{/Shift}{/Control}z')
    expect(written()).toBe('<p>one<u>x</u>y<s>z|</s></p>')
  })

  it('marks all of a selection that is marked in part', async () => {
    const { press, written } = openField('<p>[one <strong>two</strong> three]</p>')
    await press('{Control>}b{/Control}')
    expect(written()).toBe('<p><strong>[one two three]</strong></p>')
  })

  it('marks the selected text of several blocks and leaves code alone', async () => {
    const { press, written } = openField('<p>[one</p><pre><code>two</code></pre><h2>three]</h2>')
    await press('{Control>}b{/Control}')
    expect(written()).toBe(
      '<p><strong>[one</strong></p><pre><code class="language-plaintext">two</code></pre><h2><strong>three]</strong></h2>',
    )
  })

  it('goes on in bold after Enter', async () => {
    const { press, written } = openField('<p><strong>one|</strong></p>')
    await press('{Enter}two')
    expect(written()).toBe('<p><strong>one</strong></p><p><strong>two|</strong></p>')
  })

  it.each([
    ['<p><strong>o|ne</strong></p>', true],
    ['<p>o|ne</p>', false],
    ['<p><strong>[one</strong> two]</p>', false],
    ['<p>one <strong>[two]</strong></p>', true],
  ])('knows whether %s is bold', (html, bold) => {
    expect(isMarkActive(openField(html).field.state, 'bold')).toBe(bold)
  })
})
