import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { openField } from '../../testing/open-field.ts'

const runs = 10

/** The browser's number of a key, the text that it types and the modifiers that are held with it. */
interface Key {
  readonly code: number
  readonly text?: string
  readonly modifiers?: number
}

const [control, shift] = [2, 8]

const keys = {
  Home: { code: 36 },
  'Shift+Home': { code: 36, modifiers: shift },
  ArrowLeft: { code: 37 },
  ArrowRight: { code: 39 },
  'Shift+ArrowLeft': { code: 37, modifiers: shift },
  Enter: { code: 13, text: '\r' },
  'Shift+Enter': { code: 13, text: '\r', modifiers: shift },
  Backspace: { code: 8 },
  Delete: { code: 46 },
  Tab: { code: 9 },
  'Control+b': { code: 66, modifiers: control },
  'Control+z': { code: 90, modifiers: control },
  x: { code: 88, text: 'x' },
} as const satisfies Record<string, Key>

type KeyName = keyof typeof keys

/** Presses keys as fast as the browser takes them: none waits until the page has seen what the one before did. */
async function pressAtOnce(names: readonly KeyName[]): Promise<void> {
  await Promise.all(names.flatMap(press))
}

function press(name: KeyName): Promise<unknown>[] {
  const { code, text, modifiers }: Key = keys[name]
  const event = { key: name.replace(/^\w+\+/, ''), windowsVirtualKeyCode: code, modifiers: modifiers ?? 0 }
  const down = text === undefined ? { ...event, type: 'rawKeyDown' } : { ...event, text, type: 'keyDown' }
  return [down, { ...event, type: 'keyUp' }].map(key => cdp().send('Input.dispatchKeyEvent', key as never))
}

// The first command to the browser takes a way of its own: what is sent right behind it would come before it.
beforeAll(async () => {
  for (const event of press('Shift+Home')) await event
})

const list = (items: string): string => `<ul>${items}</ul>`

describe('a key right after an arrow', () => {
  it.each<[KeyName[], string, string]>([
    [['ArrowLeft', 'Enter'], '<p>abc|d</p>', '<p>ab</p><p>|cd</p>'],
    [['ArrowLeft', 'ArrowLeft', 'Shift+Enter'], '<p>abcd|</p>', '<p>ab<br>|cd</p>'],
    [['ArrowLeft', 'Backspace'], `<p>a</p>${list('<li>b|c</li>')}`, '<p>a</p><p>|bc</p>'],
    [['ArrowRight', 'Delete'], '<h2>a|b</h2><p>c</p>', '<h2>ab|c</h2>'],
    [['ArrowLeft', 'Tab'], list('<li>a</li><li>|b</li>'), list('<li>a|</li><li>b</li>')],
    [['Shift+ArrowLeft', 'Control+b'], '<p>ab|</p>', '<p>a[<strong>b]</strong></p>'],
    [['x', 'x', 'ArrowLeft', 'x', 'Control+z'], '<p>a|</p>', '<p>ax|x</p>'],
  ])('acts where the arrow has put the caret: %j in %s', async (names, before, after) => {
    const results = new Set<string>()
    for (let run = 0; run < runs; run++) {
      const { written } = openField(before)
      await pressAtOnce(names)
      results.add(written())
    }
    expect([...results]).toEqual([after])
  })
})

describe('the first key after the focus came', () => {
  it.each<[KeyName[], string, string]>([
    [['Home', 'Enter'], '<p>ab|</p>', '<p></p><p>|ab</p>'],
    [['ArrowLeft', 'x'], '<p>ab|</p>', '<p>ax|b</p>'],
    [['Shift+Home', 'Backspace'], '<p>ab|c</p>', '<p>|c</p>'],
  ])('moves the caret at any speed: %j in %s', async (names, before, after) => {
    const results = new Set<string>()
    for (let pause = 0; pause < 30; pause += 2) {
      const { text, editor, written } = openField(before)
      text.blur()
      editor.focus()
      const until = performance.now() + pause
      // The page is busy while the keys come, so that what waits for a time comes between them.
      const pressed = pressAtOnce(names)
      while (performance.now() < until);
      await pressed
      results.add(written().replace('<p>&nbsp;</p>', '<p></p>'))
    }
    expect([...results]).toEqual([after])
  })

  it.each([0, 1, 2])(
    'stays where a key has put it between %i and the rest of what waits for a time',
    async before => {
      const waiting: (() => void)[] = []
      const hold = vi
        .spyOn(globalThis, 'setTimeout')
        .mockImplementation(((callback: () => void) => waiting.push(callback)) as never)
      // What is written first in code stands in the text that had the focus.
      const { editor } = openField('<pre><code>|ab</code></pre>')
      hold.mockRestore()
      await pressAtOnce(['x'])
      for (const callback of waiting.splice(0, before)) callback()
      // An arrow moves the caret so, and the page is told of it later.
      getSelection()?.modify('move', 'backward', 'character')
      for (const callback of waiting) callback()
      await pressAtOnce(['x'])
      expect(editor.state.selection.head).toBe(2)
    },
  )
})
