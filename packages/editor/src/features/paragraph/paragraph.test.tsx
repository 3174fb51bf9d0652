import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

const figure = '<figure class="image"><img src="/a.png"></figure>'

describe('Enter', () => {
  it.each([
    ['<p>a|b</p>', '<p>a</p><p>x|b</p>'],
    [
      '<p style="text-align:center;">a|b</p>',
      '<p style="text-align:center;">a</p><p style="text-align:center;">x|b</p>',
    ],
    ['<h2>a|</h2>', '<h2>a</h2><p>x|</p>'],
    ['<h2>a|b</h2>', '<h2>a</h2><h2>x|b</h2>'],
    ['<blockquote><p>a|</p></blockquote>', '<blockquote><p>a</p><p>x|</p></blockquote>'],
    ['<blockquote><p>a</p><p>|</p></blockquote>', '<blockquote><p>a</p></blockquote><p>x|</p>'],
    ['<pre><code>a|b</code></pre>', '<pre><code class="language-plaintext">a\nx|b</code></pre>'],
    [
      '<figure class="table"><table><tbody><tr><td>a|b</td></tr></tbody></table></figure>',
      '<figure class="table"><table><tbody><tr><td><p>a</p><p>x|b</p></td></tr></tbody></table></figure>',
    ],
  ])('starts a new block in %s', async (html, after) => {
    const { press, written } = openField(html)
    await press('{Enter}', 'x')
    expect(written()).toBe(after)
  })
})

describe('Backspace and Delete', () => {
  it.each([
    ['Backspace', '<h2>a</h2><p>|b</p>', '<h2>a|b</h2>'],
    ['Delete', '<p>a|</p><h2>b</h2>', '<p>a|b</p>'],
    ['Delete', '<p>|</p><h2>b</h2>', '<h2>|b</h2>'],
    ['Backspace', '<p></p><h2>|b</h2>', '<h2>|b</h2>'],
    ['Backspace', '<ul><li>a</li></ul><p>|b</p>', '<ul><li>a|b</li></ul>'],
    ['Delete', '<ul><li>a|</li></ul><p>b</p>', '<ul><li>a|b</li></ul>'],
    ['Backspace', '<blockquote><p>a</p></blockquote><p>|b</p>', '<blockquote><p>a|b</p></blockquote>'],
    [
      'Backspace',
      '<pre><code>a</code></pre><p>|b</p>',
      '<pre><code class="language-plaintext">a|b</code></pre>',
    ],
    ['Delete', '<p>a|</p><ul><li>b</li></ul>', '<p>a|b</p>'],
  ])('%s joins %s', async (key, html, after) => {
    const { press, written } = openField(html)
    await press(`{${key}}`)
    expect(written()).toBe(after)
  })

  it.each([
    ['Backspace', `${figure}<p>|b</p>`],
    ['Delete', `<p>b|</p>${figure}`],
  ])('%s beside an object selects it first, and deletes it then', async (key, html) => {
    const { field, press } = openField(html)
    await press(`{${key}}`)
    expect(field.content.getHtml()).toContain('<img')
    await press(`{${key}}`)
    expect(field.content.getHtml()).toBe('<p>b</p>')
  })

  it.each([
    ['Delete', 'a|', 'b'],
    ['Backspace', 'a', '|b'],
  ])('%s does not cross the border of a cell', async (key, first, second) => {
    const html = `<figure class="table"><table><tbody><tr><td>${first}</td><td>${second}</td></tr></tbody></table></figure>`
    const { press, written } = openField(html)
    await press(`{${key}}`)
    expect(written()).toBe(html)
  })
})
