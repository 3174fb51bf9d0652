import { writeHtml } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { commit, compose } from '../../testing/input-method.ts'
import { paste } from '../../testing/clipboard.ts'
import { givenUploads, pasteFiles, pictureFile } from '../../testing/uploads/given-uploads.ts'
import { writeMarked } from '../../testing/caret.ts'
import { fieldSettings } from '../../testing/open-field.ts'
import { startFirst } from '../../testing/start-first.ts'
import { nextTask } from '../../ui/lazy/next-task.ts'
import type { HostedField } from '../hosted-field.ts'

const press = async (keys: readonly string[]): Promise<void> => {
  for (const key of keys) await userEvent.keyboard(key)
}

const written = ({ editor }: HostedField): string => writeMarked(editor.state)

const media = (id: string): string =>
  `<figure class="media"><oembed url="https://www.youtube.com/watch?v=${id}"></oembed></figure>`

const holdsPlayer = (figure: Element): boolean => figure.querySelector('iframe') !== null

/** What a field holds once nothing in it changes any more. */
async function settled(field: HostedField): Promise<string> {
  let before = ''
  for (let tasks = 0; tasks < 20 || before !== written(field); tasks++) {
    before = written(field)
    await nextTask()
  }
  return before
}

function addInput(): HTMLInputElement {
  const input = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => input.remove())
  return input
}

function addButtonBelow(text: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  text.parentElement?.after(button)
  onTestFinished(() => button.remove())
  return button
}

/** Presses the mouse on an element; the function that it gives lets it go, wherever the text stands by then. */
function beginPress(element: Element): () => void {
  const { left, top } = element.getBoundingClientRect()
  const init = { bubbles: true, cancelable: true, detail: 1, clientX: left + 2, clientY: top + 2 }
  element.dispatchEvent(new MouseEvent('mousedown', init))
  return () => {
    const target = document.elementFromPoint(init.clientX, init.clientY)
    for (const type of ['mouseup', 'click']) target?.dispatchEvent(new MouseEvent(type, init))
  }
}

describe('before its features are there a field', () => {
  it('takes letters and spaces at once', async () => {
    const field = startFirst('<p>Раз|</p>')
    await press([' два три'])
    expect(written(field)).toBe('<p>Раз два три|</p>')
    await press(['{ArrowLeft}', '{Backspace}', 'x'])
    expect(written(field)).toBe('<p>Раз два тx|и</p>')
  })

  it('keeps all from the first character on that may mean more', async () => {
    const field = startFirst('<p>|</p>')
    await press(['a **bold**'])
    expect(written(field)).toBe('<p>a |</p>')
    field.come()
    await expect.poll(() => written(field)).toBe('<p>a <strong>bold</strong>|</p>')
  })

  it('makes what keys would have made, in their order', async () => {
    const field = startFirst('<p>|</p>')
    await press(['-', ' ', 'o', 'n', 'e', '{Enter}', '{Tab}', 't', 'w', 'o', '{Control>}z{/Control}'])
    field.come()
    await expect.poll(() => written(field)).toMatch(/<li>one<ul><li>\|/)
  })

  it('keeps all where printed characters are made of what is typed', async () => {
    const field = startFirst('<p>|</p>', { typography: true })
    await press(['в дом'])
    expect(written(field)).toBe('<p>|</p>')
    field.come()
    await expect.poll(() => written(field)).toBe('<p>в&nbsp;дом|</p>')
  })

  it('keeps what is pasted, its formatting too', async () => {
    const field = startFirst('<p>a|</p>')
    paste(field.text, { html: '<ul><li>one</li></ul><p><b>two</b></p>', plain: 'one two' })
    await press(['!'])
    field.come()
    await expect.poll(() => written(field)).toBe('<p>aone</p><p><strong>two!|</strong></p>')
  })

  it('keeps files that are pasted', async () => {
    const { upload, uploads } = givenUploads()
    const field = startFirst('<p>a|</p>', { upload })
    pasteFiles(field.text, [await pictureFile('снимок.png')])
    field.come()
    await expect.poll(() => uploads.map(({ file }) => file.name)).toEqual(['снимок.png'])
  })

  it('sends a comment for a button of the host, with all that was typed before', async () => {
    const sent: string[] = []
    const field = startFirst('<p>a|</p>', { mode: 'comment', onShiftEnter: html => sent.push(html) })
    await press(['{Enter}', 'b'])
    expect([field.handle.send(), sent]).toEqual([true, []])
    field.come()
    await expect.poll(() => sent).toEqual(['<p>a</p><p>b</p>'])
  })

  it('leaves what is pressed beside it where it is until the mouse is let go', async () => {
    const told: string[] = []
    const field = startFirst('<p>a|</p>', { mode: 'comment', emit: html => told.push(html) })
    const button = addButtonBelow(field.text)
    await press(['{Enter}', 'b'])
    const { top } = button.getBoundingClientRect()
    const letGo = beginPress(button)
    field.text.blur()
    await nextTask()
    expect([button.getBoundingClientRect().top, told]).toEqual([top, []])
    letGo()
    await expect.poll(() => told).toEqual(['<p>a</p><p>b</p>'])
  })

  it('inserts what the host inserts after all that was typed before', async () => {
    const field = startFirst('<p>a|</p>')
    await press(['{Enter}', 'b'])
    field.handle.insertHtml('<p>c</p>')
    await press(['d'])
    field.come()
    await expect.poll(() => written(field)).toBe('<p>a</p><p>bcd|</p>')
  })

  it('sends a comment also when its features cannot be had', async () => {
    const sent: string[] = []
    const field = startFirst('<p>a|</p>', { mode: 'comment', onShiftEnter: html => sent.push(html) })
    field.editor.release()
    expect([field.handle.send(), sent]).toEqual([true, ['<p>a</p>']])
    field.handle.setHtml('')
    expect([field.handle.send(), sent]).toEqual([true, ['<p>a</p>']])
  })

  it('leaves the keys of the browser and of the page alone', () => {
    const { text } = startFirst('<p>|</p>')
    const told = (key: string, more: KeyboardEventInit = {}): boolean =>
      text.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    expect([told('F5'), told('Tab'), told('Escape'), told('r', { code: 'KeyR', ctrlKey: true })]).toEqual(
      Array(4).fill(true),
    )
    expect(told('b', { code: 'KeyB', ctrlKey: true })).toBe(false)
    expect(text.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }))).toBe(false)
  })

  it('shows what its features have a part in, and lets it be changed once they are there', () => {
    const field = startFirst('<ul><li>one</li></ul><table><tbody><tr><td>two</td></tr></tbody></table>')
    expect(field.text.textContent).toBe('onetwo')
    expect(field.editor.view?.editable).toBe(false)
    field.come()
    expect(field.editor.view?.editable).toBe(true)
    expect(field.text.textContent).toBe('onetwo')
  })

  it('puts the caret where a text was pressed that could not be changed yet, and types there what was typed', async () => {
    const field = startFirst('<ul><li>one</li><li><a href="#away">two</a></li></ul>')
    await userEvent.click(page.getByRole('link', { name: 'two' }))
    expect(location.hash).toBe('')
    await userEvent.click(page.getByText('one'))
    await press(['{End}', 'x'])
    field.come()
    await expect.poll(() => written(field)).toMatch(/<li>onex\|<\/li>/)
  })

  it('plays then the media whose button was pressed, whatever was pressed after it', async () => {
    const field = startFirst(`<p>a</p>${media('one11111111')}${media('two22222222')}`)
    await userEvent.click(page.getByRole('button', { name: 'Воспроизвести' }).nth(1))
    await userEvent.click(addInput())
    field.come()
    await expect
      .poll(() => [...field.text.querySelectorAll('figure')].map(holdsPlayer))
      .toEqual([false, true])
  })

  it('leaves the focus to what was pressed after it', async () => {
    const field = startFirst('<ul><li>one|</li></ul>')
    const input = addInput()
    await userEvent.click(page.getByText('one'))
    await userEvent.click(input)
    field.come()
    await settled(field)
    expect(document.activeElement).toBe(input)
    await press(['x'])
    expect(input.value).toBe('x')
  })

  it('takes a press that has begun and ends when they are there', async () => {
    const field = startFirst('<ul><li>one</li><li>two</li></ul>')
    field.text.focus()
    const end = beginPress(page.getByText('two').element())
    field.come()
    end()
    await settled(field)
    await press(['{End}', 'x'])
    expect(written(field)).toBe('<ul><li>one</li><li>twox|</li></ul>')
  })

  it('plays the media whose button is let go when they are there, and only once', async () => {
    const field = startFirst(media('one11111111'))
    const end = beginPress(page.getByRole('button', { name: 'Воспроизвести' }).element())
    field.come()
    end()
    await expect.poll(() => field.text.querySelectorAll('iframe').length).toBe(1)
  })

  it('waits for an input method to end its word', async () => {
    const field = startFirst('<p>|</p>')
    await compose('ни')
    field.come()
    expect(field.editor.isEquipped).toBe(false)
    await compose('нихао')
    await commit('你好')
    await expect.poll(() => field.editor.isEquipped).toBe(true)
    expect(writeHtml(field.editor.state.doc)).toBe('<p>你好</p>')
  })

  it('does then what the host has asked for', async () => {
    const field = startFirst('<p>a|</p>')
    field.handle.insertHtml('<p><b>b</b></p>')
    expect(field.handle.run('bold')).toBe(false)
    field.come()
    expect(field.handle.getHtml()).toBe('<p>a<strong>b</strong></p>')
    expect(field.handle.run('bold')).toBe(true)
  })

  it('can undo afterwards what was typed before', async () => {
    const field = startFirst('<p>|</p>')
    await press(['a', 'b', 'c'])
    field.come()
    await press(['{Control>}z{/Control}'])
    expect(written(field)).toBe('<p>|</p>')
  })

  it('loses nothing where the host cannot wait: what is held is in the text then', async () => {
    const told: string[] = []
    const field = startFirst('<p>|</p>', { emit: html => told.push(html) })
    await press(['a.', '{Enter}', 'b', '{Shift>}{Enter}{/Shift}', '- c', '{Backspace}', 'd'])
    expect(field.handle.getHtml()).toBe('<p>a.</p><p>b<br>- d</p>')
    await press(['!'])
    field.leave()
    expect(told.at(-1)).toBe('<p>a.</p><p>b<br>- d!</p>')
  })

  it('loses nothing where the host locks it, as it does while a form is sent', async () => {
    const field = startFirst('<p>a|</p>')
    await press([' **b'])
    field.configure({ ...fieldSettings, readOnly: true })
    expect(written(field)).toContain('<p>a **b')
    await press(['c'])
    field.come()
    expect(await settled(field)).toContain('<p>a **b')
  })

  it('types where the browser has put the caret, of which it tells later', async () => {
    const field = startFirst('<p>ab cd|</p>')
    await press(['.'])
    document.getSelection()?.modify('move', 'backward', 'word')
    expect(field.handle.getHtml()).toBe('<p>ab .cd</p>')
  })

  it.each([
    ['<h2>ab|</h2>', '<h2>ab</h2><p>|</p>'],
    ['<h2>a|b</h2>', '<h2>a</h2><h2>|b</h2>'],
  ])('parts the block at Enter when its features cannot be had: %s', async (html, parted) => {
    const field = startFirst(html)
    field.editor.release()
    await press(['{Enter}'])
    await expect.poll(() => written(field)).toBe(parted)
  })

  it('selects everything also where the host cannot wait, and for what is typed over it', async () => {
    const field = startFirst('<p>one</p><p>two|</p>')
    await press(['{Control>}a{/Control}'])
    expect(field.handle.getHtml()).toBe('<p>one</p><p>two</p>')
    await press(['x'])
    field.come()
    await expect.poll(() => written(field)).toBe('<p>x|</p>')
  })

  it('lets the browser edit the text when its features cannot be had', async () => {
    const field = startFirst('<p>a|</p>')
    await press(['.', 'b', '{Backspace}', 'c'])
    field.editor.release()
    await expect.poll(() => written(field)).toBe('<p>a.c|</p>')
    await press(['!'])
    expect(written(field)).toBe('<p>a.c!|</p>')
  })
})

const keys = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...'abя1 '.split('')) },
    fc.constantFrom(...'#-*.>`@_~:)"'.split('')),
    fc.constantFrom('{Enter}', '{Backspace}', '{Delete}', '{ArrowLeft}', '{ArrowUp}', '{Home}', '{End}'),
    fc.constantFrom(
      '{Control>}b{/Control}',
      '{Control>}z{/Control}',
      '{Control>}a{/Control}',
      '{Shift>}{Enter}{/Shift}',
    ),
  ),
  { minLength: 1, maxLength: 10 },
)

const texts = [
  '<p>|</p>',
  '<p>one|</p>',
  '<h2>o|ne</h2><p>a.b c</p>',
  '<p>a<strong>b|c</strong></p>',
  '<p><a href="https://example.org">b</a>|</p>',
  '<p><code>b</code>|c</p>',
  '<p>1.|</p>',
]

it('keys do the same whenever the features come', async () => {
  const given = fc.record({
    html: fc.constantFrom(...texts),
    typography: fc.boolean(),
    pressed: keys,
    when: fc.nat(10),
  })
  await holdLaw(
    fc.asyncProperty(given, async ({ html, typography, pressed, when }) => {
      const early = startFirst(html, { typography })
      await press(pressed.slice(0, when))
      early.come()
      await press(pressed.slice(when))
      // The last of them may be held still.
      const result = await settled(early)
      const whole = startFirst(html, { typography })
      whole.come()
      await press(pressed)
      expect(result).toBe(written(whole))
    }),
    80,
  )
}, 600_000)
