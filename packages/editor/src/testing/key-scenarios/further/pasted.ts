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

/** Words without any formatting have that of the text they come into, as typed ones have. */
export const pastedWordScenarios: readonly FurtherScenario[] = [
  ['<p><strong>b|c</strong></p>', 'pasteh=<p>x</p>', '<p><strong>bx^c</strong></p>'],
  [
    '<p>a<strong>b|</strong></p>',
    'pasteh=<span␣style="font-weight:400">x</span>',
    '<p>a<strong>bx^</strong></p>',
  ],
  ['<p>a<strong>|b</strong></p>', 'pasteh=<p>x</p>', '<p>ax^<strong>b</strong></p>'],
  ['<p><i><strong>b|c</strong></i></p>', 'pasteh=<p>x<br>y</p>', '<p><i><strong>bx<br>y^c</strong></i></p>'],
  [
    '<p>a<a href="http://q.qq">li|nk</a>b</p>',
    'pasteh=<h2>x</h2>',
    '<p>a<a href="http://q.qq">lix^nk</a>b</p>',
  ],
  ['<p><i>a|b</i></p>', 'paste=x', '<p><i>ax^b</i></p>'],
  ['<p>a|</p>', 'Control+b pasteh=<p>x</p>', '<p>a<strong>x^</strong></p>'],
  ['<p><strong>a|b</strong></p>', 'Control+b paste=x', '<p><strong>a</strong>x^<strong>b</strong></p>'],
  ['<p>a<strong>|b</strong></p>', 'Shift+ArrowRight pasteh=<p>x</p>', '<p>a<strong>x^</strong></p>'],
  ['<p>a<strong>|b</strong></p>', 'Shift+ArrowRight paste=x', '<p>a<strong>x^</strong></p>'],
  ['<p><strong>b|c</strong></p>', 'pasteh=<i>x</i>', '<p><strong>b</strong><i>x^</i><strong>c</strong></p>'],
  [
    '<p><strong>b|c</strong></p>',
    'pasteh=<p>x</p><p>y</p>',
    '<p><strong>b</strong>x</p><p>y^<strong>c</strong></p>',
  ],
]
