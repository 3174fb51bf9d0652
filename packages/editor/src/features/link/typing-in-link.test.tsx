import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { commit, compose } from '../../testing/input-method.ts'
import { openField as open, type OpenedField } from '../../testing/open-field.ts'

/** The caret would cut a link in two in the notation of `written`: here only the content counts. */
function openField(html: string, settings?: Parameters<typeof open>[1]): OpenedField {
  const opened = open(html, settings)
  return { ...opened, written: () => writeHtml(opened.editor.state.doc) }
}

const a = (text: string): string => `<a href="/a">${text}</a>`

describe('a link goes on with what is typed', () => {
  it.each([
    ['over all of its text', `<p>x ${a('[link]')} y</p>`, 'new', `<p>x ${a('new')} y</p>`],
    ['over all of its text, at the end of a block', `<p>${a('[link]')}</p>`, 'ka', `<p>${a('ka')}</p>`],
    ['over its end', `<p>${a('li[nk]')} y</p>`, 'ne', `<p>${a('line')} y</p>`],
    ['over its start', `<p>x ${a('[li]nk')}</p>`, 'pi', `<p>x ${a('pink')}</p>`],
    ['over it where it is bold', `<p>${a('<b>[link]</b>')}</p>`, 'ab', `<p>${a('<strong>ab</strong>')}</p>`],
    [
      'after Backspace at its end',
      `<p>${a('link|')} y</p>`,
      '{Backspace}{Backspace}ne',
      `<p>${a('line')} y</p>`,
    ],
    [
      'after Ctrl+Backspace',
      `<p>${a('one two|')}</p>`,
      '{Control>}{Backspace}{/Control}b',
      `<p>${a('one b')}</p>`,
    ],
  ])('%s', async (_, before, keys, after) => {
    const { press, written } = openField(before)
    await press(keys)
    expect(written()).toBe(after)
  })

  it('where an input rule changes the first letter', async () => {
    const { press, written } = openField(`<p>да ${a('[link]')}</p>`, { typography: true })
    await press('"')
    expect(written()).toBe(`<p>да ${a('«')}</p>`)
    await press('new')
    expect(written()).toBe(`<p>да ${a('«new')}</p>`)
  })

  it('in bold where that is chosen then', async () => {
    const { press, written } = openField(`<p>${a('link|')}</p>`)
    await press('{Backspace}{Control>}b{/Control}x')
    expect(written()).toBe(`<p>${a('lin<strong>x</strong>')}</p>`)
  })

  it.each([
    [`<p>x ${a('[link]')} y</p>`, '', `<p>x ${a('日本')} y</p>`],
    [`<p>${a('link|')} y</p>`, '{Backspace}', `<p>${a('lin日本')} y</p>`],
  ])('by an input method: %s', async (before, keys, after) => {
    const { press, written } = openField(before)
    if (keys) await press(keys)
    for (const part of ['n', 'に', 'にほ']) await compose(part)
    await commit('日本')
    await expect.poll(() => written()).toBe(after)
  })
})

describe('a link ends before what is typed', () => {
  it.each([
    ['after it', `<p>${a('link|')}</p>`, 'x', `<p>${a('link')}x</p>`],
    ['after it and more than it', `<p>x [y ${a('link]')}</p>`, 'z', '<p>x z</p>'],
    [
      'after the caret was moved',
      `<p>${a('link|')} y</p>`,
      '{Backspace}{ArrowLeft}{ArrowRight}x',
      `<p>${a('lin')}x y</p>`,
    ],
    ['after text behind it was deleted', `<p>${a('link')}x|</p>`, '{Backspace}y', `<p>${a('link')}y</p>`],
    ['after all of it was deleted', `<p>x ${a('[link]')} y</p>`, '{Backspace}z', '<p>x z y</p>'],
  ])('%s', async (_, before, keys, after) => {
    const { press, written } = openField(before)
    await press(keys)
    expect(written()).toBe(after)
  })
})

it('gives the text of a link back that was typed over, and what was deleted, by undo', async () => {
  const { press, written } = openField(`<p>x ${a('[link]')} y</p>`)
  await press('new', '{Control>}z{/Control}')
  expect(written()).toBe(`<p>x ${a('link')} y</p>`)
})
