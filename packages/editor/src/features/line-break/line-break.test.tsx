import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

describe('Shift+Enter', () => {
  it.each([
    ['<p>a|b</p>', '<p>a<br>x|b</p>'],
    ['<p>|a</p>', '<p><br>x|a</p>'],
    ['<p>a<br>|b</p>', '<p>a<br><br>x|b</p>'],
    ['<p>a<br>|</p>', '<p>a<br><br>x|</p>'],
    ['<p>a<strong>b|</strong></p>', '<p>a<strong>b<br>x|</strong></p>'],
    ['<h2>a|</h2>', '<h2>a<br>x|</h2>'],
    ['<ul><li>a|</li></ul>', '<ul><li>a<br>x|</li></ul>'],
    ['<p>a[b]c</p>', '<p>a<br>x|c</p>'],
    ['<pre><code>a|</code></pre>', '<pre><code class="language-plaintext">a\nx|</code></pre>'],
    [
      '<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>',
      '<figure class="image"><img src="/a.png"><figcaption>a<br>x|</figcaption></figure>',
    ],
  ])('breaks the line in %s', async (html, after) => {
    const { press, written } = openField(html)
    await press('{Shift>}{Enter}{/Shift}', 'x')
    expect(written()).toBe(after)
  })

  it.each([
    ['<ul><li>a[b</li></ul><p>c]d</p>', '<ul><li>a</li></ul><p>x|d</p>'],
    [
      '<pre><code>a[b</code></pre><p>c]d</p>',
      '<pre><code class="language-plaintext">a</code></pre><p>x|d</p>',
    ],
  ])('keeps the blocks apart in %s', async (html, after) => {
    const { press, written } = openField(html)
    await press('{Shift>}{Enter}{/Shift}', 'x')
    expect(written()).toBe(after)
  })
})
