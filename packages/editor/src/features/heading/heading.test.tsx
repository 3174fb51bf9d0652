import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { isTextBlock, setTextBlock, type TextBlock } from './set-text-block.ts'

function choose(html: string, block: TextBlock): string {
  const { editor, written } = openField(html)
  editor.run(setTextBlock(block))
  return written()
}

describe('paragraphs and headings', () => {
  it.each([
    [2, '<p>a|</p>', '<h2>a|</h2>'],
    [3, '<p>a|</p>', '<h3>a|</h3>'],
    [4, '<h2>a|</h2>', '<h4>a|</h4>'],
    ['paragraph', '<h2>a|</h2>', '<p>a|</p>'],
    [2, '<p>[a</p><p>b]</p><p>c</p>', '<h2>[a</h2><h2>b]</h2><p>c</p>'],
    [
      2,
      '<p style="margin-left:40px;text-align:center;">a|</p>',
      '<h2 style="margin-left:40px;text-align:center;">a|</h2>',
    ],
    [2, '<h2>a|</h2>', '<h2>a|</h2>'],
    [2, '<h2>[a</h2><h3>b]</h3>', '<h2>[a</h2><h2>b]</h2>'],
    [2, '<ul><li>a|</li></ul>', '<ul><li><h2>a|</h2></li></ul>'],
    [
      2,
      '<ul><li>[a</li><li>b]<ul><li>c</li></ul></li><li>d</li></ul>',
      '<ul><li><h2>[a</h2></li><li><h2>b]</h2><ul><li>c</li></ul></li><li>d</li></ul>',
    ],
    [2, '<ul><li><p>a</p><p>b|</p></li></ul>', '<ul><li><p>a</p><h2>b|</h2></li></ul>'],
    ['paragraph', '<ul><li><h2>a|</h2></li></ul>', '<ul><li>a|</li></ul>'],
    [2, '<p>[a</p><p>]b</p>', '<h2>[a</h2><p>]b</p>'],
    [2, '<p>a[</p><p>b]</p>', '<p>a[</p><h2>b]</h2>'],
    [2, '<p>[</p><p>b]</p>', '<h2>[</h2><h2>b]</h2>'],
    [2, '<pre><code>a\nb|</code></pre>', '<h2>a<br>b|</h2>'],
    [2, '<pre><code>a\tb|</code></pre><p>c</p>', '<h2>a &nbsp; &nbsp;b|</h2><p>c</p>'],
    [
      2,
      '<figure class="table"><table><tbody><tr><td>a|</td></tr></tbody></table></figure>',
      '<figure class="table"><table><tbody><tr><td><h2>a|</h2></td></tr></tbody></table></figure>',
    ],
  ] as const)('as %s makes %s into %s', (block, html, after) => {
    expect(choose(html, block)).toBe(after)
  })

  it('cannot make a heading of a caption', () => {
    const { editor } = openField(
      '<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>',
    )
    expect(setTextBlock(2)(editor.state)).toBe(false)
  })

  it.each([
    ['<p>a|</p>', 'paragraph', true],
    ['<h2>a|</h2>', 2, true],
    ['<h3>a|</h3>', 2, false],
    ['<pre><code>a|</code></pre>', 'paragraph', false],
  ] as const)('knows whether %s is %s', (html, block, is) => {
    expect(isTextBlock(openField(html).editor.state, block)).toBe(is)
  })
})
