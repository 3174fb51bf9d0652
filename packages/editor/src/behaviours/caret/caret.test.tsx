import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { writeEnd } from '../../testing/key-scenarios/caret.ts'
import { playScenario } from '../../testing/key-scenarios/play-scenario.ts'
import { openField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'

const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'
const image = '<figure class="image"><img src="/a.png"></figure>'

describe('arrow keys beside an object', () => {
  const around = `<p>a</p>${media}<p>b</p>`
  const stops = [
    `${around}   [selected: media fake-caret-before]`,
    `${around}   [selected: media]`,
    `${around}   [selected: media fake-caret-after]`,
  ]

  it.each([
    ['ArrowRight', `<p>a|</p>${media}<p>b</p>`, [...stops, `<p>a</p>${media}<p>^b</p>`]],
    ['ArrowDown', `<p>a|</p>${media}<p>b</p>`, [...stops, `<p>a</p>${media}<p>^b</p>`]],
    ['ArrowLeft', `<p>a</p>${media}<p>|b</p>`, [...stops.toReversed(), `<p>a^</p>${media}<p>b</p>`]],
    ['ArrowUp', `<p>a</p>${media}<p>|b</p>`, [...stops.toReversed(), `<p>a^</p>${media}<p>b</p>`]],
  ])('%s stops before it, on it and after it', async (key, start, ends) => {
    for (const [index, end] of ends.entries()) {
      expect(await playScenario(start, Array.from({ length: index + 1 }, () => key).join(' '))).toBe(
        writeEnd(end),
      )
    }
  })

  it('stop once between two objects', async () => {
    expect(
      await playScenario(`<p>a|</p>${media}${image}`, 'ArrowRight ArrowRight ArrowRight ArrowRight'),
    ).toBe(writeEnd(`<p>a</p>${media}${image}   [selected: imageBlock]`))
  })

  it('reach the place before an object that begins the text, and stay there', async () => {
    expect(await playScenario(`${media}<p>|a</p>`, 'ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp')).toBe(
      writeEnd(`${media}<p>a</p>   [selected: media fake-caret-before]`),
    )
  })

  it('find an object in a list item and in a quote', async () => {
    expect(
      await playScenario(`<p>a|</p><blockquote>${media}<p>b</p></blockquote>`, 'ArrowDown ArrowDown'),
    ).toBe(writeEnd(`<p>a</p><blockquote>${media}<p>b</p></blockquote>   [selected: media]`))
    expect(await playScenario(`<ul><li><p>a|</p>${media}</li></ul><p>b</p>`, 'ArrowRight ArrowRight')).toBe(
      writeEnd(`<ul><li><p>a</p>${media}</li></ul><p>b</p>   [selected: media]`),
    )
  })

  it('lead from a caption beside its image', async () => {
    expect(
      await playScenario(
        '<figure class="image"><img src="/a.png"><figcaption>c|</figcaption></figure><p>b</p>',
        'ArrowRight',
      ),
    ).toBe(
      writeEnd(
        '<figure class="image"><img src="/a.png"><figcaption>c</figcaption></figure><p>b</p>   [selected: imageBlock fake-caret-after]',
      ),
    )
  })

  it('move by lines first in a text of several', async () => {
    expect(await playScenario(`<p>a|<br>b</p>${media}`, 'ArrowDown')).toBe(writeEnd(`<p>a<br>b^</p>${media}`))
  })
})

describe('the caret beside an object', () => {
  it('stands before one that begins the text, and typing leaves the object whole', async () => {
    const { handle } = await renderField({ value: media })
    handle.focus()
    await userEvent.keyboard('x')
    expect(handle.getHtml()).toBe(`<p>x</p>${media}`)
  })

  it('stands after one that ends the text when the field takes the focus, also in an item', async () => {
    for (const [value, after] of [
      [media, `${media}<p>x</p>`],
      [`<ul><li><p>a</p>${media}</li></ul>`, `<ul><li><p>a</p>${media}<p>x</p></li></ul>`],
    ]) {
      const { handle, unmount } = await renderField({ value: value ?? '', initFocus: true })
      await userEvent.keyboard('x')
      expect(handle.getHtml()).toBe(after)
      await unmount()
    }
  })

  it('is put by a click beside the object', async () => {
    const { editor, text } = openField(`<p>a</p>${media}`)
    await userEvent.click(text, { position: { x: 40, y: text.clientHeight - 8 } })
    await userEvent.keyboard('x')
    expect(writeHtml(editor.state.doc)).toBe(`<p>a</p>${media}<p>x</p>`)
  })

  it('comes back with undo', async () => {
    expect(await playScenario(`<p>a|</p>${media}<p>b</p>`, 'ArrowRight Enter Control+z')).toBe(
      writeEnd(`<p>a</p>${media}<p>b</p>   [selected: media fake-caret-before]`),
    )
  })

  it('lets an input method write a paragraph', async () => {
    const { editor, press } = openField(`<p>a|</p>${media}`)
    await press('{ArrowRight}')
    await cdp().send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'KeyN',
      windowsVirtualKeyCode: 229,
    })
    await cdp().send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await cdp().send('Input.insertText', { text: '日' })
    await expect.poll(() => writeHtml(editor.state.doc)).toBe(`<p>a</p><p>日</p>${media}`)
  })
})
