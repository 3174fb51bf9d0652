import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copy, paste, savedOf } from '../../testing/clipboard.ts'
import { openField } from '../../testing/open-field.ts'

const table = (cell: string): string =>
  `<figure class="table"><table><tbody><tr><td>${cell}</td><td>d</td></tr></tbody></table></figure>`
const captioned = (caption: string): string =>
  `<figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure>`

describe('a selection that reaches into an object', () => {
  const intoTable = `<p>a[b</p>${table('c]e')}<p>f</p>`
  const outOfTable = `<p>a</p>${table('c[e')}<p>f]g</p>`

  it.each([
    ['Backspace', intoTable, '{Backspace}', '<p>a|</p><p>f</p>'],
    ['Delete', intoTable, '{Delete}', '<p>a|</p><p>f</p>'],
    ['Delete', outOfTable, '{Delete}', '<p>a</p><p>|g</p>'],
    ['Delete', `<p>a[b</p>${captioned('c]d')}`, '{Delete}', '<p>a|</p>'],
    ['Delete', `${captioned('c[d')}${table('e]f')}`, '{Delete}', '<p>|</p>'],
    ['Delete', `<p>a[b</p>${table('c')}<p>d]e</p>`, '{Delete}', '<p>a|e</p>'],
    ['Enter', intoTable, '{Enter}', '<p>a</p><p>|</p><p>f</p>'],
    ['typing', intoTable, 'xy', '<p>axy|</p><p>f</p>'],
    ['typing', outOfTable, 'xy', '<p>a</p><p>xy|g</p>'],
    ['typing', `${captioned('<a href="/a">[b</a>')}${table('<a href="/a">c]</a>d')}`, 'xy', '<p>xy|</p>'],
    ['typing', `${captioned('<a href="/a">[b</a>')}<p>]c</p>`, 'xy', '<p>xy|</p><p>c</p>'],
  ])('takes the whole object: %s in %s', async (_, html, keys, after) => {
    const { press, written } = openField(html)
    await press(keys)
    expect(written()).toBe(after)
  })

  it('does so as one step of undo', async () => {
    const { press, editor } = openField(intoTable)
    await press('x', '{Control>}z{/Control}')
    expect(writeHtml(editor.state.doc)).toBe(`<p>ab</p>${table('ce')}<p>f</p>`)
  })

  it('copies the whole object', () => {
    const { text } = openField(intoTable)
    expect(savedOf(copy(text))).toBe(`<p>b</p>${table('ce')}`)
  })

  it('cuts the whole object', async () => {
    const { written } = openField(intoTable)
    await userEvent.cut()
    expect(written()).toBe('<p>a|</p><p>f</p>')
  })

  it('is replaced as a whole by what is pasted', () => {
    const { text, written } = openField(intoTable)
    paste(text, { plain: 'x' })
    expect(written()).toBe('<p>ax|</p><p>f</p>')
  })

  it('stays a piece of the text within one cell or caption', async () => {
    const { press, written } = openField(table('c[e]f'))
    await press('x')
    expect(written()).toBe(table('cx|f'))
  })
})
