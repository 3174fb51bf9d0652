import type { FurtherScenario } from './further-scenario.ts'

export const tabScenarios: readonly FurtherScenario[] = [
  ['<ul><li>a</li><li>|b</li><li>c</li></ul>', 'Tab', '<ul><li>a<ul><li>^b</li></ul></li><li>c</li></ul>'],
  ['<ul><li>a</li><li>b|</li></ul>', 'Tab Tab', '<ul><li>a<ul><li>b^</li></ul></li></ul>'],
  [
    '<ul><li>a<ul><li>x</li></ul></li><li>b|</li></ul>',
    'Tab',
    '<ul><li>a<ul><li>x</li><li>b^</li></ul></li></ul>',
  ],
  [
    '<ul><li>a<ul><li>x</li></ul></li><li>b|</li></ul>',
    'Tab Tab',
    '<ul><li>a<ul><li>x<ul><li>b^</li></ul></li></ul></li></ul>',
  ],
  ['<ul><li>a</li><li>b|</li></ul>', 'Tab Shift+Tab', '<ul><li>a</li><li>b^</li></ul>'],
  [
    '<ul><li>a</li><li>|b</li><li>c</li></ul>',
    'Shift+Tab',
    '<ul><li>a</li></ul><p>^b</p><ul><li>c</li></ul>',
  ],
  ['<ul><li>a|</li></ul>', 'Shift+Tab', '<p>a^</p>'],
  [
    '<ul><li>a<ul><li>|b</li><li>c</li></ul></li></ul>',
    'Shift+Tab',
    '<ul><li>a</li><li>^b<ul><li>c</li></ul></li></ul>',
  ],
  [
    '<ul><li>a</li><li>|b</li><li>c</li></ul>',
    'Shift+ArrowRight Shift+ArrowRight Shift+ArrowRight Tab ArrowRight',
    '<ul><li>a<ul><li>b</li><li>c^</li></ul></li></ul>',
  ],
  [
    '<blockquote><ul><li>a</li><li>b|</li></ul></blockquote>',
    'Tab',
    '<blockquote><ul><li>a<ul><li>b^</li></ul></li></ul></blockquote>',
  ],
  ['<blockquote><ul><li>a|</li></ul></blockquote>', 'Shift+Tab', '<blockquote><p>a^</p></blockquote>'],
  [
    '<ul class="todo-list"><li>a</li><li>b|</li></ul>',
    'Tab',
    '<ul class="todo-list"><li>a<ul class="todo-list"><li>b^</li></ul></li></ul>',
  ],
  ['<pre><code>a|b</code></pre>', 'Tab', '<pre><code>a\t^b</code></pre>'],
  ['<pre><code>\ta|</code></pre>', 'Shift+Tab', '<pre><code>a^</code></pre>'],
]

export const boxScenarios: readonly FurtherScenario[] = [
  [
    '<ul class="todo-list"><li><input type="checkbox">a|</li></ul>',
    'Enter "[x]_b"',
    '<ul class="todo-list"><li><input type="checkbox">a</li><li><input type="checkbox" checked>b^</li></ul>',
  ],
  [
    '<ul class="todo-list"><li><input type="checkbox" checked>a|</li></ul>',
    'Enter "b"',
    '<ul class="todo-list"><li><input type="checkbox" checked>a</li><li><input type="checkbox">b^</li></ul>',
  ],
  [
    '<ul class="todo-list"><li><input type="checkbox" checked>a</li><li>|b</li></ul>',
    'Backspace',
    '<ul class="todo-list"><li><input type="checkbox" checked>a^b</li></ul>',
  ],
  [
    '<ul class="todo-list"><li>|a</li><li>b</li></ul>',
    'Backspace',
    '<p>^a</p><ul class="todo-list"><li>b</li></ul>',
  ],
  [
    '<ul class="todo-list"><li>a</li><li>|</li></ul>',
    'Enter',
    '<ul class="todo-list"><li>a</li></ul><p>^</p>',
  ],
  ['<ul class="todo-list"><li>a|</li></ul><p>b</p>', 'Delete', '<ul class="todo-list"><li>a^b</li></ul>'],
]

export const arrowScenarios: readonly FurtherScenario[] = [
  ['<p>a|</p><h2>b</h2>', 'ArrowRight', '<p>a</p><h2>^b</h2>'],
  ['<ul><li>a|<ul><li>b</li></ul></li></ul>', 'ArrowRight', '<ul><li>a<ul><li>^b</li></ul></li></ul>'],
  [
    '<ul><li>a<ul><li>b</li></ul></li><li>|c</li></ul>',
    'ArrowLeft',
    '<ul><li>a<ul><li>b^</li></ul></li><li>c</li></ul>',
  ],
  ['<blockquote><p>a|</p></blockquote><p>b</p>', 'ArrowRight', '<blockquote><p>a</p></blockquote><p>^b</p>'],
  ['<p>a</p><blockquote><p>|b</p></blockquote>', 'ArrowLeft', '<p>a^</p><blockquote><p>b</p></blockquote>'],
  ['<pre><code>a|</code></pre><p>b</p>', 'ArrowRight', '<pre><code>a</code></pre><p>^b</p>'],
  ['<p>|a</p><ul><li>b</li></ul>', 'ArrowDown', '<p>a</p><ul><li>^b</li></ul>'],
  ['<blockquote><p>a|bc</p></blockquote>', 'End "x"', '<blockquote><p>abcx^</p></blockquote>'],
  ['<p>a</p><ul><li>bc|</li></ul>', 'Shift+Home Delete', '<p>a</p><ul><li>^</li></ul>'],
]
