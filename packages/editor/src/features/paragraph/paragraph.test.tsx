import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'

describe('Enter', () => {
  it.each([
    ['<p>a|b</p>', '<p>a</p><p>x|b</p>'],
    [
      '<p style="text-align:center;">a|b</p>',
      '<p style="text-align:center;">a</p><p style="text-align:center;">x|b</p>',
    ],
    [
      '<p style="margin-left:40px;text-align:right;"><strong>a|</strong></p>',
      '<p style="margin-left:40px;text-align:right;"><strong>a</strong></p><p style="margin-left:40px;text-align:right;"><strong>x|</strong></p>',
    ],
    ['<p><a href="/b">a|</a></p>', '<p><a href="/b">a</a></p><p>x|</p>'],
    ['<p><a href="/b">a|b</a></p>', '<p><a href="/b">a</a></p><p>x|<a href="/b">b</a></p>'],
    ['<p>a[b</p><h2>c]d</h2>', '<p>a</p><h2>x|d</h2>'],
    ['<p>|</p>', '<p>&nbsp;</p><p>x|</p>'],
    ['<h2>|a</h2>', '<h2>&nbsp;</h2><h2>x|a</h2>'],
    [
      '<h2 style="text-align:center;">a|</h2>',
      '<h2 style="text-align:center;">a</h2><p style="text-align:center;">x|</p>',
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
