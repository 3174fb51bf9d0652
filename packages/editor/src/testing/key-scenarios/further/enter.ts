import type { FurtherScenario } from './further-scenario.ts'

export const enterScenarios: readonly FurtherScenario[] = [
  ['<p>a|<b>b</b></p>', 'Enter "x"', '<p>a</p><p><b>x^b</b></p>'],
  ['<p>a|<b>b</b></p>', 'Control+i "x" Enter "y"', '<p>a<i>x</i></p><p><i><b>y^</b></i><b>b</b></p>'],
  [
    '<p><b>a |</b> b</p>',
    '"http://q.qq" Enter "x"',
    '<p><b>a </b><a href="http://q.qq"><b>http://q.qq</b></a></p><p><b>x^</b> b</p>',
  ],
  ['<p>|ab</p>', 'Enter', '<p>&nbsp;</p><p>^ab</p>'],
  ['<ul><li><b>a|</b>b</li></ul>', 'Enter Tab "x"', '<ul><li><b>a</b><ul><li><b>x^</b>b</li></ul></li></ul>'],
  ['<p>a|b</p>', 'Enter', '<p>a</p><p>^b</p>'],
  [
    '<p style="text-align:center;">ab|</p>',
    'Enter "x"',
    '<p style="text-align:center;">ab</p><p style="text-align:center;">x^</p>',
  ],
  ['<pre><code>a|</code></pre>', '"x" Enter "y" Control+z', '<pre><code>ax\n^</code></pre>'],
  ['<p>|a<br><b>b</b></p>', '"```" "x"', '<pre><code>x^a\nb</code></pre>'],
  ['<h2>ab|</h2>', 'Enter', '<h2>ab</h2><p>^</p>'],
  ['<h2>a|b</h2>', 'Enter', '<h2>a</h2><h2>^b</h2>'],
  ['<h2>|ab</h2>', 'Enter', '<h2>&nbsp;</h2><h2>^ab</h2>'],
  ['<h2>|</h2>', 'Enter', '<h2>&nbsp;</h2><p>^</p>'],
  ['<ul><li>|ab</li></ul>', 'Enter', '<ul><li>&nbsp;</li><li>^ab</li></ul>'],
  ['<ul><li>a|</li><li>b</li></ul>', 'Enter', '<ul><li>a</li><li>^</li><li>b</li></ul>'],
  ['<ul><li>a|<ul><li>b</li></ul></li></ul>', 'Enter', '<ul><li>a</li><li>^<ul><li>b</li></ul></li></ul>'],
  [
    '<ul><li>a<ul><li>b|</li></ul></li></ul>',
    'Enter "c"',
    '<ul><li>a<ul><li>b</li><li>c^</li></ul></li></ul>',
  ],
  ['<ul><li>a</li><li>|</li><li>b</li></ul>', 'Enter', '<ul><li>a</li></ul><p>^</p><ul><li>b</li></ul>'],
  ['<ul><li>|</li><li>b</li></ul>', 'Enter', '<p>^</p><ul><li>b</li></ul>'],
  [
    '<ul><li>a<ul><li>b</li><li>|</li><li>c</li></ul></li></ul>',
    'Enter',
    '<ul><li>a<ul><li>b</li></ul></li><li>^<ul><li>c</li></ul></li></ul>',
  ],
  [
    '<ul><li>a</li><li>|<ul><li>b</li></ul></li></ul>',
    'Enter',
    '<ul><li>a</li></ul><p>^</p><ul><li>b</li></ul>',
  ],
  ['<ol><li>a</li><li>|</li></ol><p>b</p>', 'Enter', '<ol><li>a</li></ol><p>^</p><p>b</p>'],
  ['<blockquote><p>a|b</p></blockquote>', 'Enter', '<blockquote><p>a</p><p>^b</p></blockquote>'],
  ['<blockquote><p>a</p><p>|</p></blockquote>', 'Enter', '<blockquote><p>a</p></blockquote><p>^</p>'],
  ['<blockquote><p>|</p><p>a</p></blockquote>', 'Enter', '<p>^</p><blockquote><p>a</p></blockquote>'],
  [
    '<blockquote><p>a</p><p>|</p><p>b</p></blockquote>',
    'Enter',
    '<blockquote><p>a</p></blockquote><p>^</p><blockquote><p>b</p></blockquote>',
  ],
  ['<blockquote><p>|</p></blockquote>', 'Enter', '<p>^</p>'],
  ['<blockquote><h2>|</h2></blockquote>', 'Enter', '<h2>^</h2>'],
  ['<blockquote><h2>a|</h2></blockquote>', 'Enter', '<blockquote><h2>a</h2><p>^</p></blockquote>'],
  ['<blockquote><ul><li>|</li></ul></blockquote>', 'Enter', '<blockquote><p>^</p></blockquote>'],
  [
    '<blockquote><ul><li>a</li><li>|</li></ul></blockquote>',
    'Enter Enter',
    '<blockquote><ul><li>a</li></ul></blockquote><p>^</p>',
  ],
  [
    '<ul><li><blockquote><p>a|</p></blockquote></li></ul>',
    'Enter "x"',
    '<ul><li><blockquote><p>a</p><p>x^</p></blockquote></li></ul>',
  ],
  ['<pre><code>  a|b</code></pre>', 'Enter', '<pre><code>  a\n  ^b</code></pre>'],
  ['<h2>a|b</h2>', 'Shift+Enter', '<h2>a<br>^b</h2>'],
  ['<ul><li>a|b</li></ul>', 'Shift+Enter', '<ul><li>a<br>^b</li></ul>'],
  ['<blockquote><p>a|b</p></blockquote>', 'Shift+Enter', '<blockquote><p>a<br>^b</p></blockquote>'],
  ['<pre><code>a|b</code></pre>', 'Shift+Enter', '<pre><code>a\n^b</code></pre>'],
]

/** A line within a block: in code as Enter makes it, and out of a quote as there. */
export const lineScenarios: readonly FurtherScenario[] = [
  [
    '<pre><code>\t|a</code></pre>',
    'Shift+Enter Shift+Enter "x"',
    '<pre><code class="language-plaintext">\t\n\t\n\tx^a</code></pre>',
  ],
  ['<blockquote><p>|</p></blockquote>', 'Shift+Enter "x"', '<p>x^</p>'],
  [
    '<blockquote><p>a</p><p>|</p></blockquote>',
    'Shift+Enter "x"',
    '<blockquote><p>a</p></blockquote><p>x^</p>',
  ],
  ['<blockquote><p>a|</p></blockquote>', 'Shift+Enter "x"', '<blockquote><p>a<br>x^</p></blockquote>'],
]

const over = 'Shift+ArrowRight Shift+ArrowRight Shift+ArrowRight'

/** With something selected: what is left of two blocks stays two blocks; of blocks selected from end to end one stays. */
export const enterOverScenarios: readonly FurtherScenario[] = [
  ['<p>a|b</p><p>c</p>', 'Shift+ArrowDown Shift+Enter "y"', '<p>a</p><p>y^</p>'],
  ['<ul><li>a|b</li><li>cd</li></ul>', 'Shift+ArrowDown Shift+Enter "y"', '<ul><li>a</li><li>y^d</li></ul>'],
  ['<h2>a|b</h2><p>c</p>', 'Control+a Shift+Enter "y"', '<p>y^</p>'],
  ['<p>a|bc</p>', 'Shift+ArrowRight Shift+Enter "y"', '<p>a<br>y^c</p>'],
  ['<blockquote><p>a|</p></blockquote><p>b</p>', 'Control+a Enter "x"', '<p>x^</p>'],
  ['<p>a|bc</p>', 'Shift+ArrowRight Enter', '<p>a</p><p>^c</p>'],
  ['<p>|ab</p><p>c</p>', 'Shift+End Enter', '<p>^</p><p>c</p>'],
  ['<p>x</p><h2>|a</h2><p>b</p><p>y</p>', `${over} Enter`, '<p>x</p><p>^</p><p>y</p>'],
  ['<h2>a|b</h2><p>cd</p>', `${over} Enter`, '<h2>a</h2><p>^d</p>'],
  ['<p>a|b</p><p>cd</p>', 'Shift+ArrowRight Shift+ArrowRight Enter', '<p>a</p><p>^cd</p>'],
  ['<p>a|b</p><ul><li>cd</li></ul>', `${over} Enter`, '<p>a</p><ul><li>^d</li></ul>'],
  ['<ul><li>a|b</li></ul><p>cd</p>', `${over} Enter`, '<ul><li>a</li></ul><p>^d</p>'],
  ['<ul><li>a|b</li><li>cd</li></ul>', `${over} Enter`, '<ul><li>a</li><li>^d</li></ul>'],
  ['<ul><li>a|b<ul><li>cd</li></ul></li></ul>', `${over} Enter`, '<ul><li>a<ul><li>^d</li></ul></li></ul>'],
  [
    '<p>a|b</p><blockquote><p>cd</p></blockquote>',
    `${over} Enter`,
    '<p>a</p><blockquote><p>^d</p></blockquote>',
  ],
  [
    '<blockquote><p>a|b</p></blockquote><p>cd</p>',
    `${over} Enter`,
    '<blockquote><p>a</p></blockquote><p>^d</p>',
  ],
  [
    '<blockquote><p>a|b</p><p>cd</p></blockquote>',
    `${over} Enter`,
    '<blockquote><p>a</p><p>^d</p></blockquote>',
  ],
]
