import type { FurtherScenario } from './further-scenario.ts'

const pageBreak =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const image = '<figure class="image"><img src="x.png"></figure>'
const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'
const right = 'Shift+ArrowRight'
const left = 'Shift+ArrowLeft'
const up = 'Shift+ArrowUp'
const down = 'Shift+ArrowDown'

/** Shift with an arrow takes an object in as a whole, and lets go of it again. */
export const growingScenarios: readonly FurtherScenario[] = [
  [
    '<p>a|</p><figure class="image"><img src="x.png"></figure><p>b</p>',
    'Control+Shift+ArrowRight Delete',
    '<p>a^</p><p>b</p>',
  ],
  [`<p>a|</p>${pageBreak}<p>b</p>`, right, `<p>a</p>${pageBreak}<p>b</p>   [sel ranges=1 ["0,1-2"]]`],
  [`<p>a|</p>${image}<p>b</p>`, down, `<p>a</p>${image}<p>b</p>   [sel ranges=1 ["0,1-2"]]`],
  [`<p>a</p>${media}<p>|b</p>`, left, `<p>a</p>${media}<p>b</p>   [sel ranges=1 ["1-2,0"]]`],
  [`<p>a</p>${image}<p>|b</p>`, up, `<p>a</p>${image}<p>b</p>   [sel ranges=1 ["1-2,0"]]`],
  [`<p>a|</p>${pageBreak}<p>b</p>`, `${right} ${left}`, `<p>a^</p>${pageBreak}<p>b</p>`],
  [`<p>a|</p>${pageBreak}<p>b</p>`, `${down} ${up}`, `<p>a^</p>${pageBreak}<p>b</p>`],
  [`<p>a</p>${image}<p>|b</p>`, `${left} ${right}`, `<p>a</p>${image}<p>^b</p>`],
  [
    `<p>ab|c</p>${pageBreak}<p>d</p>`,
    `${right} ${right} ${left}`,
    `<p>abc</p>${pageBreak}<p>d</p>   [sel ranges=1 ["0,2-0,3"]]`,
  ],
  [
    `<p>a|</p>${pageBreak}<p>bc</p>`,
    `${right} ${right}`,
    `<p>a</p>${pageBreak}<p>bc</p>   [sel ranges=1 ["0,1-2,1"]]`,
  ],
  [`<p>a|</p>${pageBreak}<p>bc</p>`, `${right} ${right} Delete`, `<p>a^c</p>`],
  [`<p>ab</p>${pageBreak}<p>c|d</p>`, `${left} ${left} ${left} Delete`, `<p>a^d</p>`],
  [`<p>a|</p>${pageBreak}<p>b</p>`, `${right} Delete`, '<p>a^</p><p>b</p>'],
  [`<p>a|</p>${pageBreak}<p>b</p>`, `${right} "x"`, '<p>ax^</p><p>b</p>'],
  [`<p>a|</p>${pageBreak}`, right, `<p>a</p>${pageBreak}   [sel ranges=1 ["0,1-2"]]`],
  [`<p>a|</p>${pageBreak}`, `${right} Delete`, '<p>a^</p>'],
  [`${image}<p>|b</p>`, up, `${image}<p>b</p>   [sel ranges=1 ["0-1,0"]]`],
  [
    `<p>a|</p>${image}${media}<p>b</p>`,
    `${down} ${down}`,
    `<p>a</p>${image}${media}<p>b</p>   [sel ranges=1 ["0,1-3"]]`,
  ],
  [
    `<p>a|</p>${image}${media}<p>b</p>`,
    `${down} ${down} ${up}`,
    `<p>a</p>${image}${media}<p>b</p>   [sel ranges=1 ["0,1-2"]]`,
  ],
  [
    `<p>a|</p>${image}<p>bc</p>`,
    `ArrowRight ArrowRight ${right}`,
    `<p>a</p>${image}<p>bc</p>   [sel ranges=1 ["1-2,1"]]`,
  ],
  [
    `<p>ab|</p>${image}<p>c</p>`,
    `ArrowRight ArrowRight ${left}`,
    `<p>ab</p>${image}<p>c</p>   [sel ranges=1 ["0,1-2"]]`,
  ],
  [`<p>a|</p>${image}<p>b</p>`, `ArrowRight ${right} Delete`, '<p>a</p><p>^</p><p>b</p>'],
  [
    `<p>a|</p>${image}<p>b</p>`,
    `ArrowRight ${right} ${left}`,
    `<p>a</p>${image}<p>b</p>   [selected: imageBlock fake-caret-before]`,
  ],
  [
    `<p>ab|</p>${image}<p>c</p>`,
    `ArrowRight ${left}`,
    `<p>ab</p>${image}<p>c</p>   [sel ranges=1 ["0,1-0,2"]]`,
  ],
  [`<p>a|</p><blockquote>${image}</blockquote><p>b</p>`, `${right} Delete`, '<p>a^</p><p>b</p>'],
]

/** Ctrl with Home and End reach an object that begins or ends the text. */
export const farScenarios: readonly FurtherScenario[] = [
  [`<p>a|b</p>${pageBreak}`, 'Control+End', `<p>ab</p>${pageBreak}   [selected: pageBreak fake-caret-after]`],
  [`${image}<p>a|b</p>`, 'Control+Home', `${image}<p>ab</p>   [selected: imageBlock fake-caret-before]`],
  ['<p>a</p><p>b|c</p>', 'Control+Home', '<p>^a</p><p>bc</p>'],
  ['<p>a|</p><p>bc</p>', 'Control+End', '<p>a</p><p>bc^</p>'],
  [`<p>a|b</p>${pageBreak}`, 'Control+Shift+End', `<p>ab</p>${pageBreak}   [sel ranges=1 ["0,1-2"]]`],
  [`${image}<p>a|b</p>`, 'Control+Shift+Home', `${image}<p>ab</p>   [sel ranges=1 ["0-1,1"]]`],
  [`<p>a|b</p>${pageBreak}`, 'Control+Shift+End Delete', '<p>a^</p>'],
  [`${image}<p>a|b</p>`, 'Control+Shift+Home Backspace', '<p>^b</p>'],
  [`${image}<p>a|b</p>${media}`, 'Control+Home Control+Shift+End Delete', '<p>^</p>'],
  [`<p>a</p>${pageBreak}<p>b|</p>`, 'Control+Shift+Home Delete', '<p>^</p>'],
  [`<p>ab|</p>${pageBreak}`, 'Control+End Control+Shift+Home "x"', '<p>x^</p>'],
]

/** An empty block beside an object goes with the press that selects the object; an item and a quote are left first. */
export const besideScenarios: readonly FurtherScenario[] = [
  [`<p>a|</p>${pageBreak}`, 'cmd:pageBreak "x"', `<p>a</p>${pageBreak}<p>x^</p>${pageBreak}`],
  [`<p>a|</p>${image}<p>b</p>`, 'cmd:pageBreak "x"', `<p>a</p>${pageBreak}<p>x^</p>${image}<p>b</p>`],
  [`${pageBreak}<h2>|</h2>`, 'Backspace', `${pageBreak}   [selected: pageBreak]`],
  [`<h2>|</h2>${pageBreak}`, 'Delete', `${pageBreak}   [selected: pageBreak]`],
  [`${pageBreak}<h2>|b</h2>`, 'Backspace', `${pageBreak}<h2>b</h2>   [selected: pageBreak]`],
  [`${pageBreak}<ul><li>|</li></ul>`, 'Backspace', `${pageBreak}<p>^</p>`],
  [`<ul><li>|</li></ul>${pageBreak}`, 'Delete', `${pageBreak}   [selected: pageBreak]`],
  [
    `<ul><li>a</li><li>|</li></ul>${pageBreak}`,
    'Delete',
    `<ul><li>a</li></ul>${pageBreak}   [selected: pageBreak]`,
  ],
  [`${pageBreak}<blockquote><p>|</p></blockquote>`, 'Backspace', `${pageBreak}<p>^</p>`],
  [`<blockquote><p>|</p></blockquote>${pageBreak}`, 'Delete', `${pageBreak}   [selected: pageBreak]`],
  [
    `${image}<pre><code>|b</code></pre>`,
    'Backspace',
    `${image}<pre><code>b</code></pre>   [selected: imageBlock]`,
  ],
  [
    `<pre><code>a|</code></pre>${image}`,
    'Delete',
    `<pre><code>a</code></pre>${image}   [selected: imageBlock]`,
  ],
  [`<pre><code>|</code></pre>${image}`, 'Delete', `${image}   [selected: imageBlock]`],
  [`${image}<pre><code>|</code></pre>`, 'Backspace', `${image}   [selected: imageBlock]`],
  [
    `<ul><li><blockquote>${pageBreak}<p>|a</p></blockquote></li></ul>`,
    'ArrowLeft Enter',
    `<ul><li><blockquote>${pageBreak}<p>^</p><p>a</p></blockquote></li></ul>`,
  ],
]

const table = '<table><tbody><tr><td>a</td></tr></tbody></table>'

/** From within a text an arrow up or down comes to its end before it comes to an object, which what is typed would replace. */
export const textEdgeScenarios: readonly FurtherScenario[] = [
  [`<p>a|b</p>${image}<p>z</p>`, 'ArrowDown "x"', `<p>abx^</p>${image}<p>z</p>`],
  [`<p>a|b</p>${table}<p>z</p>`, 'ArrowDown "x"', `<p>abx^</p>${table}<p>z</p>`],
  [`<p>a</p>${image}<p>y|z</p>`, 'ArrowUp "x"', `<p>a</p>${image}<p>x^yz</p>`],
  [`<p>a|b</p>${image}<p>z</p>`, 'Shift+ArrowDown "x"', `<p>ax^</p>${image}<p>z</p>`],
  [`<p>a</p>${image}<p>y|z</p>`, 'Shift+ArrowUp "x"', `<p>a</p>${image}<p>x^z</p>`],
  [`<p>a</p>${table}<p>y|z</p>`, 'Shift+ArrowUp "x"', `<p>a</p>${table}<p>x^z</p>`],
  [`<ul><li>a|b</li></ul>${image}<p>z</p>`, 'Shift+ArrowDown "x"', `<ul><li>ax^</li></ul>${image}<p>z</p>`],
  [
    '<p>p</p><table><tbody><tr><td>a|b</td><td>b</td></tr></tbody></table>',
    'ArrowUp "x"',
    '<p>p</p><table><tbody><tr><td>x^ab</td><td>b</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><td>a|b</td><td>b</td></tr></tbody></table><p>z</p>',
    'ArrowDown ArrowDown',
    '<table><tbody><tr><td>ab</td><td>b</td></tr></tbody></table><p>z</p>   [selected: table]',
  ],
  [
    '<p>p</p><table><tbody><tr><td>a|b</td><td>b</td></tr></tbody></table>',
    'Shift+ArrowUp "x"',
    '<p>p</p><table><tbody><tr><td>x^b</td><td>b</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><td>a</td></tr><tr><td><p>b</p><p>c|d</p></td></tr></tbody></table><p>z</p>',
    'Shift+ArrowDown "x"',
    '<table><tbody><tr><td>a</td></tr><tr><td><p>b</p><p>cx^</p></td></tr></tbody></table><p>z</p>',
  ],
  [
    '<p>p</p><table><tbody><tr><td>a|b</td></tr></tbody></table><p>z</p>',
    'Shift+ArrowUp Shift+ArrowUp "x"',
    '<p>p</p><p>x^</p><p>z</p>',
  ],
]

/** An image in the line is selected by the first press, and deleted by the second; a selection that begins right before it has it. */
export const inlineImageScenarios: readonly FurtherScenario[] = [
  ['<p>a<img src="x.png">|b</p>', 'Backspace', '<p>a<img src="x.png">b</p>   [selected: imageInline]'],
  ['<p>a|<img src="x.png">b</p>', 'Delete', '<p>a<img src="x.png">b</p>   [selected: imageInline]'],
  ['<p>a|<img src="x.png">b</p>', 'Control+Delete', '<p>a<img src="x.png">b</p>   [selected: imageInline]'],
  ['<p>a<img src="x.png">|b</p>', 'Backspace Backspace', '<p>a^b</p>'],
  ['<p>|<img src="x.png"><img src="y.png"></p>', 'Delete Delete', '<p>^<img src="y.png"></p>'],
  ['<p>aaaa|<img src="x.png"></p><p>c</p>', 'Shift+ArrowDown Delete', '<p>aaaa^</p>'],
  ['<p>aaaa|<img src="x.png"></p><p>c</p>', 'Shift+ArrowDown "x"', '<p>aaaax^</p>'],
]
