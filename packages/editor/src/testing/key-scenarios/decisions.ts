import type { ScenarioId } from './scenario-id.ts'

/** Scenarios that end otherwise than in the older editor, by their numbers, with the end that we promise. */
interface Decision {
  readonly scenarios: Readonly<Record<ScenarioId, string>>
  readonly why: string
}

/** Scenarios in which we follow the older editor's newest version, not the one that users have. */
interface NewerHabit {
  readonly scenarios: readonly ScenarioId[]
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
]

/** Shown in `docs/keyboard.md`. */
export const newerHabits: readonly NewerHabit[] = [
  {
    scenarios: [7, 'grid 82', 'grid 447'],
    why: 'Tab at the very start of a list moves the whole list, as in Google Docs too.',
  },
  { scenarios: [23], why: 'A page break in an item stays in the item.' },
  { scenarios: [65], why: 'The punctuation after a typed address belongs to the sentence.' },
  {
    scenarios: [133, 'grid 16', 'grid 36', 'grid 55', 'grid 113', 'grid 158'],
    why: 'Paragraphs that are pasted into a list are items of it, and it stays one list.',
  },
  { scenarios: [143, 'grid 114'], why: 'Items that are pasted into a list become items of its kind.' },
  { scenarios: [129], why: 'Plain text is what it says: `&amp;` stays `&amp;`.' },
  { scenarios: [244], why: 'A line break carries the marks of its text, so that they go on behind it.' },
  {
    scenarios: [
      'grid 11',
      'grid 29',
      'grid 49',
      'grid 69',
      'grid 106',
      'grid 269',
      'grid 270',
      'grid 273',
      'grid 290',
      'grid 293',
    ],
    why: 'An item whose text becomes code stays an item, and code that becomes an item stays code.',
  },
  { scenarios: ['grid 100'], why: 'Shift+Enter begins a new line in an empty item, too.' },
  { scenarios: ['grid 153'], why: 'A block of which nothing but its end is selected stays as it is.' },
  { scenarios: ['grid 394'], why: 'What is typed has the marks of what stands before it, a line break too.' },
  { scenarios: ['grid 473'], why: 'Text typed in place of deleted bold text is bold.' },
]
