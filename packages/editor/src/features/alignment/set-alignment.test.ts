import { describe, expect, it } from 'vitest'
import { runCommand } from '../../testing/run-command.ts'
import { setAlignment, type Alignment } from './set-alignment.ts'

describe('alignment', () => {
  it.each<[Alignment, string, string | null]>([
    ['center', '<p>a|</p>', '<p style="text-align:center;">a|</p>'],
    ['right', '<h2>a|</h2>', '<h2 style="text-align:right;">a|</h2>'],
    ['justify', '<ul><li>a|</li></ul>', '<ul><li style="text-align:justify;">a|</li></ul>'],
    ['center', '<p style="text-align:center;">a|</p>', '<p>a|</p>'],
    [null, '<p style="text-align:center;">a|</p>', '<p>a|</p>'],
    [null, '<p>a|</p>', '<p>a|</p>'],
    [
      'center',
      '<p>[a</p><p style="text-align:right;">b]</p>',
      '<p style="text-align:center;">[a</p><p style="text-align:center;">b]</p>',
    ],
    ['center', '<p style="text-align:center;">[a</p><p>b]</p>', '<p>[a</p><p>b]</p>'],
    [
      'center',
      '<figure class="table"><table><tbody><tr><td>a|</td></tr></tbody></table></figure>',
      '<figure class="table"><table><tbody><tr><td><p style="text-align:center;">a|</p></td></tr></tbody></table></figure>',
    ],
    ['center', '<pre><code>a|</code></pre>', null],
    ['center', '<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>', null],
  ])('%s of %s', (alignment, html, after) => expect(runCommand(html, setAlignment(alignment))).toBe(after))
})
