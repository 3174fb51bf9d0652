import type { FurtherScenario } from './further-scenario.ts'

export const pastedScenarios: readonly FurtherScenario[] = [
  ['<p>a</p><p>|b</p>', 'pasteh=<h2>x</h2>', '<p>a</p><h2>x^b</h2>'],
  [
    '<p>a</p><p>|</p>',
    'pasteh=<p␣style="text-align:center">x</p>',
    '<p>a</p><p style="text-align:center;">x^</p>',
  ],
  ['<p style="text-align:center;">|</p>', 'pasteh=<p>x</p>', '<p style="text-align:center;">x^</p>'],
  [
    '<p>a|</p>',
    'pasteh=<table><tr><td>x</td></tr></table>',
    '<p>a</p><table><tbody><tr><td>x</td></tr></tbody></table>   [selected: table]',
  ],
  [
    '<table><tbody><tr><td>a|</td><td>b</td></tr></tbody></table>',
    'pasteh=<figure␣class="media"><oembed␣url="https://youtu.be/abc"></oembed></figure>',
    '<table><tbody><tr><td><p>a</p><figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure></td><td>b</td></tr></tbody></table>   [selected: media]',
  ],
  ['<p>|b</p>', 'pasteh=<ol><li>x</li></ol>', '<ol><li>x^b</li></ol>'],
  ['<p>|b</p>', 'pasteh=<pre><code>x</code></pre>', '<p>x^b</p>'],
  [
    '<blockquote><p>a</p><p>|</p></blockquote><p>z</p>',
    'pasteh=<blockquote><p>x</p></blockquote>',
    '<blockquote><p>a</p><blockquote><p>x^</p></blockquote></blockquote><p>z</p>',
  ],
  [
    '<table><tbody><tr><td>a|</td><td>b</td></tr></tbody></table>',
    'pasteh=<blockquote><p>x</p></blockquote>',
    '<table><tbody><tr><td><p>a</p><blockquote><p>x^</p></blockquote></td><td>b</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><td><ul><li>a|</li></ul></td><td>b</td></tr></tbody></table>',
    'pasteh=<blockquote><p>x</p></blockquote>',
    '<table><tbody><tr><td><ul><li><p>a</p><blockquote><p>x^</p></blockquote></li></ul></td><td>b</td></tr></tbody></table>',
  ],
  [
    '<ul><li>a|</li><li>b</li></ul>',
    'pasteh=<blockquote><p>x</p></blockquote>',
    '<ul><li><p>a</p><blockquote><p>x</p></blockquote></li><li>^b</li></ul>',
  ],
  [
    '<p>a|</p><table><tbody><tr><td>t</td></tr></tbody></table>',
    'pasteh=<blockquote><p>x</p></blockquote> "y"',
    '<p>a</p><blockquote><p>xy^</p></blockquote><table><tbody><tr><td>t</td></tr></tbody></table>',
  ],
  [
    '<p>a|</p><blockquote><table><tbody><tr><td>t</td></tr></tbody></table></blockquote>',
    'pasteh=<blockquote><p>x</p></blockquote> "y"',
    '<p>a</p><blockquote><p>xy^</p></blockquote><blockquote><table><tbody><tr><td>t</td></tr></tbody></table></blockquote>',
  ],
  [
    '<p>a|</p><table><tbody><tr><td>t</td></tr></tbody></table>',
    'pasteh=<table><tr><td>x</td></tr></table> "y"',
    '<p>a</p><table><tbody><tr><td>x</td></tr></tbody></table><p>y^</p><table><tbody><tr><td>t</td></tr></tbody></table>',
  ],
  [
    '<p>a|</p><figure class="image"><img src="x.png"></figure>',
    'pasteh=<table><tr><td>x</td></tr></table> "y"',
    '<p>a</p><table><tbody><tr><td>x</td></tr></tbody></table><p>y^</p><figure class="image"><img src="x.png"></figure>',
  ],
]
