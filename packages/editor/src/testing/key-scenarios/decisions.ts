/** Scenarios that end otherwise than in the older editor, by their numbers, with the end that we promise. */
interface Decision {
  readonly scenarios: Readonly<Record<number, string>>
  readonly why: string
}

/** Scenarios in which we follow the older editor's newest version, not the one that users have. */
interface NewerHabit {
  readonly scenarios: readonly number[]
  readonly why: string
}

/** Shown in `docs/keyboard.md`. */
export const decisions: readonly Decision[] = [
  {
    scenarios: { 82: '<p>ab^c</p>' },
    why: 'Moving the caret ends an undo step, at whatever speed it is moved.',
  },
  {
    scenarios: { 107: '<p>x</p><p>^</p>' },
    why: 'Select all goes by steps: the cell, its table, everything.',
  },
  {
    scenarios: {
      60: '<p>(c) (r) (tm) ^</p>',
      61: '<p><= >= != <- ->^</p>',
      62: '<p>say "hi" and \'yo\' ^</p>',
    },
    why: 'What is typed stays as it is typed; English quotes in a Russian text help nobody.',
  },
  {
    scenarios: {
      79: '<p><a target="_blank" rel="noopener noreferrer" href="http://q.qq">https://x.y</a>y ^</p>',
      95: '<p>a<a target="_blank" rel="noopener noreferrer" href="http://q.qq">link</a>x^b</p>',
      96: '<p>a<a target="_blank" rel="noopener noreferrer" href="http://q.qq">link</a>x^b</p>',
      97: '<p>a<a target="_blank" rel="noopener noreferrer" href="http://q.qq">link</a>bx^</p>',
    },
    why: 'What is typed after a link is not part of it.',
  },
  {
    scenarios: {
      154: '<p><a target="_blank" rel="noopener noreferrer" href="https://x.yy/z">https://x.yy/z</a>^</p>',
      159: '<p>https://www.youtube.com/watch?v=abc^</p>',
      162: '<figure class="image"><img src="x.png"><figcaption>c<a target="_blank" rel="noopener noreferrer" href="https://youtu.be/abc">https://youtu.be/abc</a>^</figcaption></figure>',
    },
    why: 'A pasted address is a link; undo makes it plain text first.',
  },
  {
    scenarios: {
      157: '<p><a target="_blank" rel="noopener noreferrer" href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a>^</p>',
      158: '<p><a target="_blank" rel="noopener noreferrer" href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a>^</p>',
    },
    why: 'Media of a pasted address becomes a link again, so that it still leads there.',
  },
  {
    scenarios: { 163: '<pre><code class="language-plaintext">xhttps://youtu.be/abc^</code></pre>' },
    why: 'An address that is pasted into code is code.',
  },
  {
    scenarios: { 137: '<figure class="image"><img src="x.png"><figcaption>ca<br>b^</figcaption></figure>' },
    why: 'Paragraphs that are pasted into a caption stay apart, as its lines.',
  },
  {
    scenarios: {
      135: '<pre><code class="language-plaintext">xa\n\nb\n\tc^</code></pre>',
      254: '<pre><code class="language-plaintext">  a\n  b</code></pre><p>c^</p>',
    },
    why: 'The recording breaks off at the first line; this is what it goes on with.',
  },
  {
    scenarios: {
      1092: '<blockquote><ul><li>a</li></ul></blockquote><ul><li>b</li></ul>   [sel ranges=1 ["0,0,0-1,0"]]',
      1436: '<ul><li>a</li></ul><blockquote><p>&nbsp;</p></blockquote><p>z</p>   [sel ranges=1 ["1,0,0-2,0"]]',
      1111: '<ol><li>a</li><li><pre><code class="language-plaintext">\nz</code></pre></li></ol>   [sel ranges=1 ["1,0-1,2"]]',
    },
    why: 'A command leaves selected what was selected, so that the next one takes the same.',
  },
  {
    scenarios: {
      1278: '<p>x</p><pre><code class="language-plaintext">a• x\n• y^b\nc</code></pre><p>z</p>',
      1279: '<p>x</p><pre><code class="language-plaintext">ax\n\ny^b\nc</code></pre><p>z</p>',
      1297: '<pre><code class="language-plaintext">• x\n• y^a\nb</code></pre>',
      1298: '<pre><code class="language-plaintext">x\n\ny^a\nb</code></pre>',
    },
    why: 'Blocks that are pasted into code stay apart, as its lines.',
  },
  {
    scenarios: {
      1308: '<p>x</p><p>ab</p><p>^</p><p>z</p>',
    },
    why: 'Enter replaces what is selected, an object too.',
  },
  {
    scenarios: {
      1310: '<p>x</p><p>ab</p><div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div><p>z</p>   [sel ranges=1 ["1,2-3"]]',
      1491: '<ul><li>a</li></ul><p>b^</p>',
    },
    why: 'Tab never leaves the field from a list, and elsewhere leaves what is selected as it is.',
  },
  {
    scenarios: {
      1411: '<p>x</p><pre><code class="language-plaintext"></code></pre><ul><li>a</li></ul>   [sel ranges=1 ["1,0-2,0"]]',
    },
    why: 'An empty code block is saved as an empty one, without a space in it.',
  },
  {
    scenarios: {
      178: '<p><span class="mention" data-id="1" data-type="task">#1 one</span>x^</p>',
      179: '<p>^</p>',
      180: '<p><span class="mention" data-id="1" data-type="task">#1 one</span>x^</p>',
      181: '<p>^</p>',
      200: '<p><span class="mention" data-id="1" data-type="task">#1 one</span></p><p>^</p>',
      201: '<p>a<strong><span class="mention" data-id="1" data-type="task">#1 one</span></strong></p>   [sel ranges=1 ["0,1-0,2"]]',
      202: '<p><span class="mention" data-id="1" data-type="task">#1 one</span><br>x^ b</p>',
      203: '<p><span class="mention" data-id="1" data-type="task">#1 one</span></p><p>x^</p>',
      204: '<p><span class="mention" data-id="1" data-type="task">#1 one</span> x^</p>',
      229: '<p><span class="mention" data-id="1" data-type="task">#1 one</span><br>^</p>',
      230: '<p><span class="mention" data-id="1" data-type="task">#1 one</span>^</p>',
      231: '<p><span class="mention" data-id="1" data-type="task">#1 one</span></p>   [selected: mention]',
      233: '<p><span class="mention" data-id="1" data-type="task">#1 one</span><span style="color:red;">x^</span></p>',
    },
    why: 'A mention is one object: no caret stands in it, it is deleted whole, and nothing makes plain text of it.',
  },
  {
    scenarios: {
      1066: '<ul><li>a<ul><li>^b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>',
      1148: '<ul><li>a</li><li>b</li></ul><p>z^</p>',
      1210: '<blockquote><ul><li>a</li><li>b</li></ul></blockquote><p>z^</p>',
      1428: '<ul><li>a</li></ul><p>&nbsp;</p><p>^z</p>',
    },
    why: 'What is cut and pasted in its place is as it was: blocks that stood apart stand apart again.',
  },
  {
    scenarios: { 1519: '<p>x</p><p>&nbsp;</p><ul><li>^a</li></ul>' },
    why: 'What is copied and pasted where it is still selected stays as it is.',
  },
]

/** Shown in `docs/keyboard.md`. */
export const newerHabits: readonly NewerHabit[] = [
  {
    scenarios: [7, 1082, 1090, 1128, 1131, 1447, 1450, 1453],
    why: 'Tab and the button for the indent move the whole list where the selection begins at its very start, as in Google Docs.',
  },
  { scenarios: [23], why: 'A page break in an item stays in the item.' },
  { scenarios: [24], why: 'A table that is inserted in an item stays in the item.' },
  {
    scenarios: [110, 112, 242, 243],
    why: 'Headings that are made here say what they are the heading of (`scope`), for those who hear the table.',
  },
  { scenarios: [108, 109], why: 'Esc goes from a cell to the table as a whole.' },
  {
    scenarios: [248, 249],
    why: 'Shift with an arrow takes a table into the selection as a whole.',
  },
  { scenarios: [65], why: 'The punctuation after a typed address belongs to the sentence.' },
  {
    scenarios: [133, 1016, 1017, 1036, 1037, 1055, 1076, 1095, 1113, 1115, 1139, 1158, 1456],
    why: 'Paragraphs and headings that are pasted into a list are items of it, and it stays one list.',
  },
  { scenarios: [143, 1114], why: 'Items that are pasted into a list become items of its kind.' },
  { scenarios: [172], why: 'No space follows a mention where a bracket or a space does.' },
  { scenarios: [129], why: 'Plain text is what it says: `&amp;` stays `&amp;`.' },
  { scenarios: [244], why: 'A line break carries the marks of its text, so that they go on behind it.' },
  { scenarios: [1100], why: 'Shift+Enter begins a new line in an empty item, too.' },
  { scenarios: [1394], why: 'What is typed has the marks of what stands before it, a line break too.' },
  { scenarios: [1473], why: 'Text typed in place of deleted bold text is bold.' },
  {
    scenarios: [1011, 1029, 1049, 1053, 1069, 1106, 1134, 1269, 1270, 1273, 1290, 1293, 1454],
    why: 'An item whose text becomes code stays an item, and code that becomes an item stays code.',
  },
  {
    scenarios: [12, 14, 1014, 1030, 1034, 1089, 1135, 1137, 1226, 1230, 1245, 1246, 1452, 1455],
    why: 'An item that becomes a heading stays an item, and a heading that becomes an item stays a heading.',
  },
  {
    scenarios: [8, 1104, 1130, 1150, 1212, 1495],
    why: 'At a caret the button for another kind of list changes the whole list, so that its numbers go on; of a selection it changes the selected items.',
  },
  { scenarios: [1309], why: 'An object that is cut and pasted in its place is there once.' },
  {
    scenarios: [190, 1072, 1073, 1149, 1153, 1154, 1155, 1214, 1314, 1315, 1331, 1332, 1333, 1334],
    why: 'A block of which nothing but its end is selected stays as it is.',
  },
]
