import { writeHtml } from '@taskfield/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { commit, compose, pressKeptKey } from '../testing/input-method.ts'
import type { openField } from '../testing/open-field.ts'

const link = (text: string): string => `<a href="/a">${text}</a>`

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

let open: typeof openField

// ProseMirror looks once, when it is loaded, for the phone's way of telling keys.
beforeAll(async () => {
  await cdp().send('Emulation.setUserAgentOverride', { userAgent })
  open = (await import('../testing/open-field.ts')).openField
})

// The page outlives its tests.
afterAll(async () => {
  await cdp().send('Emulation.setUserAgentOverride', { userAgent: '' })
})

/** Types a word as the phone's keyboard does: letter by letter, one composition for all. */
async function typeWord(word: string): Promise<void> {
  for (let length = 1; length <= word.length; length++) {
    await pressKeptKey('Unidentified')
    await compose(word.slice(0, length))
  }
}

/** Takes a word that stands at a place for the one it is writing, and deletes letters at its end. */
async function deleteInWord(word: string, start: number, left: string): Promise<void> {
  await compose(word, { start, end: start + word.length })
  for (let length = word.length - 1; length >= left.length; length--) {
    await pressKeptKey('Unidentified')
    await compose(word.slice(0, length))
  }
}

async function pressEnter(): Promise<void> {
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown', text: '\r' })
  await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp' })
}

/** The page hears of no key, only of what it does. */
async function pressBackspace(): Promise<void> {
  const unknown = { key: 'Unidentified', code: '', windowsVirtualKeyCode: 229 }
  await cdp().send('Input.dispatchKeyEvent', { ...unknown, type: 'rawKeyDown', commands: ['deleteBackward'] })
  await cdp().send('Input.dispatchKeyEvent', { ...unknown, type: 'keyUp' })
}

describe("a phone's keyboard", () => {
  it('is told from others', () => expect(navigator.userAgent).toBe(userAgent))

  it('types words', async () => {
    const { written } = open('<p>|</p>')
    await typeWord('привет')
    await commit('привет')
    await commit(' ')
    await typeWord('мир')
    await commit('мир')
    await expect.poll(written).toBe('<p>привет мир|</p>')
  })

  it('corrects a word when it ends', async () => {
    const { written } = open('<p><strong>a&nbsp;|</strong></p>')
    await typeWord('првет')
    await commit('привет')
    await commit(' ')
    await expect.poll(written).toBe('<p><strong>a привет |</strong></p>')
  })

  it('puts another word for one that stands', async () => {
    const { written } = open('<p>првет мир|</p>')
    await compose('привет', { start: 0, end: 5 })
    await commit('привет')
    await expect.poll(written).toBe('<p>привет| мир</p>')
  })

  it('stays in a link after Backspace in its last word', async () => {
    const { editor } = open(`<p>${link('a link|')} y</p>`)
    await deleteInWord('link', 2, 'lin')
    await commit('lin')
    await commit('e')
    await expect.poll(() => writeHtml(editor.state.doc)).toBe(`<p>${link('a line')} y</p>`)
  })

  it('stays in a link after Backspace in a word that is typed at its end', async () => {
    const { editor } = open(`<p>${link('link|')} y</p>`)
    await pressBackspace()
    for (const part of ['n', 'ne', 'n', 'na']) {
      await pressKeptKey('Unidentified')
      await compose(part)
    }
    await commit('na')
    await expect.poll(() => writeHtml(editor.state.doc)).toBe(`<p>${link('linna')} y</p>`)
  })

  it('makes a list of what is typed, and Backspace right after it takes that back', async () => {
    const { written } = open('<p>|</p>')
    await commit('-')
    await commit(' ')
    await expect.poll(written).toBe('<ul><li>|</li></ul>')
    await pressBackspace()
    await expect.poll(written).toBe('<p>- |</p>')
  })

  it('binds a short word to the next, and Backspace right after it deletes a letter', async () => {
    const { written } = open('<p>|</p>', { typography: true })
    await typeWord('в')
    await commit('в')
    await commit(' ')
    await typeWord('дом')
    await commit('дом')
    await expect.poll(written).toBe('<p>в&nbsp;дом|</p>')
    await pressBackspace()
    await expect.poll(written).toBe('<p>в&nbsp;до|</p>')
    await commit('"')
    await expect.poll(written).toBe('<p>в&nbsp;до»|</p>')
  })

  it('undoes words in runs of 20 characters, a long word as one', async () => {
    const { written, press } = open('<p>|</p>')
    for (const word of ['один', 'два', 'четырёхсотпятидесятый', 'пять']) {
      await typeWord(word)
      await commit(word)
    }
    await expect.poll(written).toBe('<p>одиндвачетырёхсотпятидесятыйпять|</p>')
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<p>одиндвачетырёхсотпятидесятый|</p>')
    await press('{Control>}z{/Control}')
    expect(written()).toBe('<p>|</p>')
  })

  it('ends the block with Enter after a word', async () => {
    const { written } = open('<p>|</p>')
    await typeWord('один')
    await commit('один')
    await pressEnter()
    await expect.poll(written).toBe('<p>один</p><p>|</p>')
    await typeWord('два')
    await commit('два')
    await expect.poll(written).toBe('<p>один</p><p>два|</p>')
  })

  it.each([
    ['<ul><li>a|</li></ul>', '<ul><li>a</li><li>|</li></ul>'],
    ['<ul><li>a</li><li>|</li></ul>', '<ul><li>a</li></ul><p>|</p>'],
    ['<h2>a|b</h2>', '<h2>a</h2><h2>|b</h2>'],
    ['<h2>a|</h2>', '<h2>a</h2><p>|</p>'],
    ['<pre><code>a|b</code></pre>', '<pre><code class="language-plaintext">a\n|b</code></pre>'],
  ])('does with Enter what other keyboards do: %s', async (html, after) => {
    const { written } = open(html)
    await pressEnter()
    await expect.poll(written).toBe(after)
  })

  it.each([
    ['<p>ab|</p>', '<p>a|</p>'],
    ['<p>a</p><p>|b</p>', '<p>a|b</p>'],
    ['<p>x</p><ul><li>|a</li></ul>', '<p>x</p><p>|a</p>'],
    ['<pre><code>a</code></pre><p>|b</p>', '<pre><code class="language-plaintext">a|b</code></pre>'],
  ])('does with Backspace what other keyboards do: %s', async (html, after) => {
    const { written } = open(html)
    await pressBackspace()
    await expect.poll(written).toBe(after)
  })
})
