import type { FurtherScenario } from './further-scenario.ts'

/** What was decided otherwise than the older editor has it, beyond the recorded scenarios. */
export const furtherDecisions: readonly {
  readonly why: string
  readonly scenarios: readonly FurtherScenario[]
}[] = [
  {
    why: 'Undo puts the caret where it was before the change, and redo where the change ends.',
    scenarios: [
      ['<p>one two| three</p>', 'Delete Control+z', '<p>one two^ three</p>'],
      [
        '<p>x</p><blockquote><p>|a</p></blockquote>',
        'Backspace Control+z',
        '<p>x</p><blockquote><p>^a</p></blockquote>',
      ],
      ['<p>a|</p><p>b</p>', 'Enter Control+z Control+y', '<p>a</p><p>^</p><p>b</p>'],
    ],
  },
  {
    why: 'What is typed before a link is not part of it, also where Enter has parted the link.',
    scenarios: [
      [
        '<p>a <a href="http://q.qq">li|nk</a> b</p>',
        'Enter "x"',
        '<p>a <a target="_blank" rel="noopener noreferrer" href="http://q.qq">li</a></p><p>x^<a target="_blank" rel="noopener noreferrer" href="http://q.qq">nk</a> b</p>',
      ],
    ],
  },
  {
    why: 'Behind an object that is pasted the text goes on, so that what is typed next does not replace it.',
    scenarios: [
      [
        '<p>a|</p><p>b</p>',
        'pasteh=<table><tr><td>x</td></tr></table>',
        '<p>a</p><table><tbody><tr><td>x</td></tr></tbody></table><p>^b</p>',
      ],
    ],
  },
  {
    why: 'An object that has just come in stays there: what is typed, pasted or inserted next comes behind it. One that was selected is replaced.',
    scenarios: [
      [
        '<p>a|</p>',
        'pasteh=<table><tr><td>x</td></tr></table> "y"',
        '<p>a</p><table><tbody><tr><td>x</td></tr></tbody></table><p>y^</p>',
      ],
      [
        '<p>|</p>',
        'pasteh=<img␣src="x.png"> pasteh=<img␣src="y.png"> "z"',
        '<figure class="image"><img src="x.png"></figure><figure class="image"><img src="y.png"></figure><p>z^</p>',
      ],
      [
        '<p>a|</p>',
        'cmd:mediaEmbed§"https://youtu.be/abc" "y"',
        '<p>a</p><figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure><p>y^</p>',
      ],
      [
        '<p>|</p>',
        'cmd:insertImage§{"source":"x.png"} cmd:insertTable "y"',
        '<figure class="image"><img src="x.png"></figure><table><tbody><tr><td>y^</td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
      ],
      [
        '<p>a|b</p>',
        'cmd:insertImage§{"source":"x.png"} cmd:insertImage§{"source":"z.png"} "y"',
        '<p>a<img src="x.png"><img src="z.png">y^b</p>',
      ],
      [
        '<p>|</p>',
        'pasteh=<img␣src="x.png"> Control+x Control+v "y"',
        '<figure class="image"><img src="x.png"></figure><p>y^</p>',
      ],
      ['<p>a|</p>', 'cmd:insertImage§{"source":"x.png"} "y"', '<p>a<img src="x.png">y^</p>'],
      ['<p>a|</p>', 'cmd:mediaEmbed§"https://youtu.be/abc" ArrowRight ArrowLeft "y"', '<p>a</p><p>y^</p>'],
      ['<p>a|</p>', 'cmd:mediaEmbed§"https://youtu.be/abc" Backspace "y"', '<p>a</p><p>y^</p>'],
    ],
  },
  {
    why: 'A heading and a quote that are copied whole stay what they are, and a part of code is text in a text.',
    scenarios: [
      [
        '<p>x</p><h2>|ab</h2>',
        'Shift+End Control+c ArrowDown End Enter Control+v',
        '<p>x</p><h2>ab</h2><h2>ab^</h2>',
      ],
      [
        '<blockquote><p>a|</p><p>b</p></blockquote>',
        'Control+a Control+c ArrowRight Enter Control+v',
        '<blockquote><p>a</p><p>b</p><blockquote><p>a</p><p>b^</p></blockquote></blockquote>',
      ],
      [
        '<p>x</p><pre><code>a|b\nc</code></pre><p>z</p>',
        'Shift+ArrowDown Shift+End Control+c Control+End Enter Control+v',
        '<p>x</p><pre><code class="language-plaintext">ab\nc</code></pre><p>z</p><p>b<br>c^</p>',
      ],
    ],
  },
  {
    why: 'A paragraph that is pasted into another leaves that one its alignment and its indent.',
    scenarios: [
      ['<p style="text-align:center;">|b</p>', 'pasteh=<p>x</p>', '<p style="text-align:center;">x^b</p>'],
    ],
  },
  {
    why: 'Code of several lines that is pasted into a text stays code.',
    scenarios: [
      ['<p>a|b</p>', 'pasteh=<pre><code>x⏎y</code></pre>', '<p>a</p><pre><code>x\ny</code></pre><p>^b</p>'],
    ],
  },
  {
    why: 'An image that is pasted as a block stays one.',
    scenarios: [
      [
        '<p>a|b</p>',
        'pasteh=<figure␣class="image"><img␣src="x.png"></figure>',
        '<p>a</p><figure class="image"><img src="x.png"></figure><p>^b</p>',
      ],
    ],
  },
  {
    why: 'A deleted object leaves no second empty line.',
    scenarios: [
      [
        '<p>|</p><figure class="image"><img src="x.png"></figure><p>b</p>',
        'ArrowRight Delete',
        '<p>^</p><p>b</p>',
      ],
    ],
  },
  {
    why: 'Code is not cut by a page break.',
    scenarios: [
      [
        '<pre><code>a|b</code></pre>',
        'cmd:pageBreak',
        '<pre><code>ab</code></pre><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>^</p>',
      ],
    ],
  },
  {
    why: 'A new column or row stands beside the whole of a merged cell, and has none itself.',
    scenarios: [
      [
        '<table><tbody><tr><td colspan="2">a|</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
        'cmd:insertTableColumnRight',
        '<table><tbody><tr><td colspan="2">a^</td><td>&nbsp;</td></tr><tr><td>b</td><td>c</td><td>&nbsp;</td></tr></tbody></table>',
      ],
      [
        '<table><tbody><tr><td colspan="2">a|</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
        'cmd:insertTableRowBelow',
        '<table><tbody><tr><td colspan="2">a^</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
      ],
    ],
  },
  {
    why: 'Three dashes in a cell stay dashes, typed or pasted: there they say that there is nothing. Ctrl+Enter makes a page break there as elsewhere.',
    scenarios: [
      [
        '<table><tbody><tr><td>|</td><td>b</td></tr></tbody></table>',
        '"---"',
        '<table><tbody><tr><td>---^</td><td>b</td></tr></tbody></table>',
      ],
      [
        '<table><tbody><tr><td>|</td><td>b</td></tr></tbody></table>',
        'paste=---',
        '<table><tbody><tr><td>---^</td><td>b</td></tr></tbody></table>',
      ],
    ],
  },
  {
    why: 'Signs of Markdown with a space inside of them are text, as CommonMark reads them.',
    scenarios: [
      ['<p>|</p>', '"**a_**b"', '<p>**a **b^</p>'],
      ['<p>|</p>', '"**a_**b**"', '<p>**a <strong>b^</strong></p>'],
      ['<p>|</p>', '"**_a**"', '<p>** a**^</p>'],
    ],
  },
  {
    why: 'A backtick within a word is an apostrophe, as many write it.',
    scenarios: [['<p>об|</p>', '"`єкт_об`"', '<p>об`єкт об`^</p>']],
  },
]
