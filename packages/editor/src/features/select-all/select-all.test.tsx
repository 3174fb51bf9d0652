import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const all = '{Control>}a{/Control}'
const table =
  '<figure class="table"><table><tbody><tr><td>on|e</td><td>two</td></tr></tbody></table></figure>'

describe('select all', () => {
  it('selects everything, and what is typed is one paragraph', async () => {
    const { press, written } = openField('<h2>one|</h2><p>two</p>')
    await press(all, 'x')
    expect(written()).toBe('<p>x|</p>')
  })

  it('selects everything, and Delete leaves one empty paragraph', async () => {
    const { field, press } = openField('<h2>one|</h2><figure class="image"><img src="/a.png"></figure>')
    await press(all, '{Delete}')
    expect(field.state.doc.toString()).toBe('doc(paragraph)')
  })

  it('selects the text of a cell first, then everything', async () => {
    const { press, written } = openField(`<p>before</p>${table}`)
    await press(all, 'x')
    expect(written()).toBe(`<p>before</p>${table.replace('on|e', 'x|')}`)
    await press(all, all, '{Delete}')
    expect(written()).toBe('<p>|</p>')
  })
})
