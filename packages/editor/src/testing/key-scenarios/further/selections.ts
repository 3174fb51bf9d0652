import type { FurtherScenario } from './further-scenario.ts'

const over = 'Shift+ArrowRight Shift+ArrowRight Shift+ArrowRight'

/** What is left of the first and the last block is one block, of the first one's kind where it keeps any text. */
export const selectionScenarios: readonly FurtherScenario[] = [
  ['<p>a|b</p><p>cd</p>', `${over} Delete`, '<p>a^d</p>'],
  ['<h2>a|b</h2><p>cd</p>', `${over} Backspace`, '<h2>a^d</h2>'],
  ['<p>a|b</p><h2>cd</h2>', `${over} "x"`, '<p>ax^d</p>'],
  ['<p>a|b</p><ul><li>cd</li><li>e</li></ul>', `${over} Delete`, '<p>a^d</p><ul><li>e</li></ul>'],
  ['<p>a|b</p><ul><li>cd<ul><li>e</li></ul></li></ul>', `${over} Delete`, '<p>a^d</p><ul><li>e</li></ul>'],
  ['<p>a|b</p><ul><li>cd</li></ul>', `${over} "x"`, '<p>ax^d</p>'],
  ['<ul><li>a|b</li></ul><p>cd</p>', `${over} Delete`, '<ul><li>a^d</li></ul>'],
  ['<ul><li>a|b</li><li>cd</li></ul>', `${over} Backspace`, '<ul><li>a^d</li></ul>'],
  [
    '<ul><li>a|b</li><li>cd<ul><li>e</li></ul></li></ul>',
    `${over} Delete`,
    '<ul><li>a^d<ul><li>e</li></ul></li></ul>',
  ],
  [
    '<ul><li>a|b<ul><li>cd</li></ul></li><li>e</li></ul>',
    `${over} Delete`,
    '<ul><li>a^d</li><li>e</li></ul>',
  ],
  [
    '<ul><li>x<ul><li>a|b</li></ul></li><li>cd</li></ul>',
    `${over} Delete`,
    '<ul><li>x<ul><li>a^d</li></ul></li></ul>',
  ],
  [
    '<ul><li>x<ul><li>a|b</li></ul></li><li>cd<ul><li>e</li></ul></li><li>f</li></ul>',
    `${over} Delete`,
    '<ul><li>x<ul><li>a^d</li><li>e</li></ul></li><li>f</li></ul>',
  ],
  [
    '<ul><li>a|b</li><li>c</li><li>d</li></ul>',
    `${over} Shift+ArrowRight Delete`,
    '<ul><li>a^</li><li>d</li></ul>',
  ],
  [
    '<ul><li>a|b</li><li>c<ul><li>de</li></ul></li><li>f</li></ul>',
    `${over} Shift+ArrowRight Shift+ArrowRight Delete`,
    '<ul><li>a^e</li><li>f</li></ul>',
  ],
  [
    '<p>a|b</p><ul><li>c<ul><li>de</li><li>f</li></ul></li><li>g</li></ul>',
    `${over} Shift+ArrowRight Shift+ArrowRight Delete`,
    '<p>a^e</p><ul><li>f</li><li>g</li></ul>',
  ],
  [
    '<ol><li>a|b</li></ol><ul><li>cd</li><li>e</li></ul>',
    `${over} Delete`,
    '<ol><li>a^d</li></ol><ul><li>e</li></ul>',
  ],
  [
    '<p>a|b</p><blockquote><p>cd</p><p>e</p></blockquote>',
    `${over} Delete`,
    '<p>a^d</p><blockquote><p>e</p></blockquote>',
  ],
  ['<p>a|b</p><blockquote><p>cd</p></blockquote>', `${over} Delete`, '<p>a^d</p>'],
  ['<blockquote><p>a|b</p></blockquote><p>cd</p>', `${over} Delete`, '<blockquote><p>a^d</p></blockquote>'],
  [
    '<blockquote><p>a|b</p></blockquote><ul><li>cd</li><li>e</li></ul>',
    `${over} Delete`,
    '<blockquote><p>a^d</p></blockquote><ul><li>e</li></ul>',
  ],
  [
    '<ul><li>a|b</li></ul><blockquote><p>cd</p><p>e</p></blockquote>',
    `${over} Delete`,
    '<ul><li>a^d</li></ul><blockquote><p>e</p></blockquote>',
  ],
  ['<p>a|b</p><pre><code>cd</code></pre>', `${over} Delete`, '<p>a^d</p>'],
  ['<pre><code>a|b</code></pre><p>cd</p>', `${over} Delete`, '<pre><code>a^d</code></pre>'],
  ['<ul><li>a|b</li></ul><pre><code>cd</code></pre>', `${over} Delete`, '<ul><li>a^d</li></ul>'],
  ['<p>a|b</p><p>cd</p>', `${over} Control+x`, '<p>a^d</p>'],
  ['<p>a|b</p><ul><li>c</li></ul><p>d</p>', `${over} Shift+ArrowRight Shift+ArrowRight Delete`, '<p>a^</p>'],
]

/** A first block of which nothing is left goes, and the last one keeps its kind. */
export const emptiedScenarios: readonly FurtherScenario[] = [
  ['<p>x</p><h2>|a</h2><p>bc</p>', `${over} Delete`, '<p>x</p><p>^c</p>'],
  ['<p>x</p><p>|a</p><h2>bc</h2>', `${over} Delete`, '<p>x</p><h2>^c</h2>'],
  ['<p>x</p><p>|a</p><h2>bc</h2>', `${over} "y"`, '<p>x</p><h2>y^c</h2>'],
  ['<p>x</p><p>|a</p><ul><li>bc</li></ul>', `${over} Delete`, '<p>x</p><ul><li>^c</li></ul>'],
  [
    '<p>x</p><p>|a</p><blockquote><p>bc</p></blockquote>',
    `${over} Delete`,
    '<p>x</p><blockquote><p>^c</p></blockquote>',
  ],
  ['<p>x</p><ul><li>|a</li></ul><p>bc</p>', `${over} Delete`, '<p>x</p><p>^c</p>'],
  ['<ul><li>x</li><li>|a</li></ul><p>bc</p>', `${over} Delete`, '<ul><li>x</li></ul><p>^c</p>'],
  ['<ul><li>x</li><li>|a</li><li>bc</li></ul>', `${over} Delete`, '<ul><li>x</li><li>^c</li></ul>'],
  ['<p>x</p><blockquote><p>|a</p></blockquote><p>bc</p>', `${over} Delete`, '<p>x</p><p>^c</p>'],
  [
    '<blockquote><p>x</p><p>|a</p></blockquote><p>bc</p>',
    `${over} Delete`,
    '<blockquote><p>x</p><p>^c</p></blockquote>',
  ],
  ['<p>x</p><h2>|a</h2><p>b</p><p>y</p>', `${over} Delete`, '<p>x</p><h2>^</h2><p>y</p>'],
  [
    '<ul><li>x</li><li>|a</li><li>b</li><li>y</li></ul>',
    `${over} Delete`,
    '<ul><li>x</li><li>^</li><li>y</li></ul>',
  ],
  [
    '<p>x</p><blockquote><p>|a</p><p>b</p></blockquote>',
    `${over} Delete`,
    '<p>x</p><blockquote><p>^</p></blockquote>',
  ],
]

/** Of all there is nothing keeps its kind; of a block only touched at its start nothing is taken. */
export const wholeScenarios: readonly FurtherScenario[] = [
  ['<h2>|a</h2><p>b</p>', `${over} Delete`, '<p>^</p>'],
  ['<ul><li>|a</li><li>b</li></ul>', `${over} Backspace`, '<p>^</p>'],
  ['<ul><li>|a</li><li>b</li></ul>', `${over} "x"`, '<p>x^</p>'],
  ['<blockquote><p>|a</p><p>b</p></blockquote>', `${over} Delete`, '<p>^</p>'],
  ['<h2>|ab</h2>', 'Shift+End Delete', '<h2>^</h2>'],
  ['<ul><li>|ab</li></ul>', 'Shift+End Delete', '<ul><li>^</li></ul>'],
  ['<p>|a</p><p>b</p>', 'Shift+ArrowRight Shift+ArrowRight Delete', '<p>^</p><p>b</p>'],
  ['<p>x|a</p><p>b</p>', 'Shift+ArrowRight Shift+ArrowRight Delete', '<p>x^</p><p>b</p>'],
  ['<p>xa|</p><p>b</p>', 'Shift+ArrowRight Delete', '<p>xa^b</p>'],
  [
    '<h2>|a</h2><ul><li>b</li></ul>',
    'Shift+ArrowRight Shift+ArrowRight "y"',
    '<h2>y^</h2><ul><li>b</li></ul>',
  ],
]
