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
      135: '<pre><code class="language-plaintext">xa\n\nb\n\tc^</code></pre>',
      254: '<pre><code class="language-plaintext">  a\n  b</code></pre><p>c^</p>',
    },
    why: 'The recording breaks off at the first line; this is what it goes on with.',
  },
]

/** Shown in `docs/keyboard.md`. */
export const newerHabits: readonly NewerHabit[] = [
  { scenarios: [7], why: 'Tab at the very start of a list moves the whole list, as in Google Docs too.' },
  { scenarios: [129], why: 'Plain text is what it says: `&amp;` stays `&amp;`.' },
  { scenarios: [244], why: 'A line break carries the marks of its text, so that they go on behind it.' },
]
