import { writeHtml } from '@taskfield/document'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { featuresOf } from '../core/feature/feature-list.ts'
import { everyKind } from '../testing/every-kind.ts'
import { fieldSettings, openField } from '../testing/open-field.ts'
import { renderField } from '../testing/render-field.tsx'
import { chooseFeatures, features, type FeatureName } from './features.ts'

// Wide enough for the whole toolbar.
beforeAll(() => page.viewport(1600, 800))

const pageBreakHtml =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'
const buttons = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.tf-toolbar button')].map(button => button.ariaLabel)

/** What a host can leave out: all whose name makes a difference. */
const names = features
  .map(({ name }) => name as FeatureName)
  .filter(name =>
    chooseFeatures('full', { [name]: false }).some((left, at) => left !== chooseFeatures('full', {})[at]),
  )

describe('a comment', () => {
  it.each([
    ['a page break by Ctrl+Enter', '{Control>}{Enter}{/Control}', '<p>ab</p>'],
    ['a page break by dashes', '{Control>}a{/Control}---', '<p>---</p>'],
    ['a heading by Ctrl+Alt+1', '{Control>}{Alt>}1{/Alt}{/Control}', '<p>ab</p>'],
    ['a heading by characters', '{Control>}a{/Control}# c', '<p># c</p>'],
    ['an alignment by Ctrl+Shift+E', '{Control>}{Shift>}e{/Shift}{/Control}', '<p>ab</p>'],
    ['an indent by Ctrl+]', '{Control>}]{/Control}', '<p>ab</p>'],
  ])('does not make %s', async (_, keys, html) => {
    const { editor, press } = openField('<p>ab|</p>', { mode: 'comment' })
    await press(keys)
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it('does make what its toolbar offers', async () => {
    const { editor, press } = openField('<p>|</p>', { mode: 'comment' })
    await press('- a', '{Enter}{Enter}', '> b')
    expect(writeHtml(editor.state.doc)).toBe('<ul><li>a</li></ul><blockquote><p>b</p></blockquote>')
  })

  it('shows and edits what came with its content', async () => {
    const { editor, text, press } = openField(`<h2>a|</h2>${pageBreakHtml}<p>b</p>`, {
      mode: 'comment',
    })
    expect(text.querySelector('.page-break')?.textContent).toBe('Разрыв страницы')
    await press('!', '{Enter}', 'c', '{Delete}', '{Delete}')
    expect(writeHtml(editor.state.doc)).toBe('<h2>a!</h2><p>c</p><p>&nbsp;</p><p>b</p>')
  })

  it('does not run by name what it leaves out, and explains only its own keys', async () => {
    const { handle, rerender } = await renderField({ value: '<p>a</p>', commentEditor: true })
    expect(handle.run('heading', 'heading-1')).toBe(false)
    const lines = (): readonly string[] =>
      featuresOf(handle.getState()).flatMap(({ help = [] }) => help.map(({ label }) => label.ru))
    expect(lines()).toContain('Отправить комментарий')
    expect(lines()).not.toContain('Заголовок 1')
    await rerender({ commentEditor: false })
    expect(lines()).not.toContain('Отправить комментарий')
    expect(handle.run('heading', 'heading-1')).toBe(true)
  })

  it('has headings where the host asks for them', async () => {
    const { container, handle } = await renderField({
      commentEditor: true,
      initFocus: true,
      features: { heading: true },
      injectItems: [{ name: 'heading', before: 'bold' }],
    })
    expect(buttons(container)[0]).toBe('Стиль текста: Абзац')
    await userEvent.keyboard('# a')
    expect(handle.getHtml()).toBe('<h2>a</h2>')
  })
})

describe('a host that leaves features out', () => {
  it('takes their items from the toolbar, their keys and characters from the text', async () => {
    const { container, handle } = await renderField({
      initFocus: true,
      features: { list: false, link: false },
    })
    expect(buttons(container)).not.toContain('Маркированный список')
    expect(buttons(container)).not.toContain('Ссылка')
    await userEvent.keyboard('- www.site.ru {Control>}{Shift>}8{/Shift}{/Control}')
    expect(handle.getHtml()).toBe('<p>- www.site.ru&nbsp;</p>')
  })

  it('leaves the keys of lists that are there', async () => {
    const { editor, press } = openField('<ul><li>a</li><li>b|</li></ul>', { features: { list: false } })
    await press('{Tab}', '{Enter}', 'c')
    expect(writeHtml(editor.state.doc)).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>')
  })

  it('may do so at any time: caret and undo stay', async () => {
    const { configure, press, written } = openField('<p>a|</p>')
    await press('b')
    configure({ ...fieldSettings, features: { heading: false } })
    await press('{Control>}{Alt>}1{/Alt}{/Control}', 'c')
    expect(written()).toBe('<p>abc|</p>')
    await press('{Control>}z{/Control}', '{Control>}z{/Control}')
    expect(written()).toBe('<p>a|</p>')
  })

  it.each(names)('keeps all content as it is without %s', name => {
    for (const html of everyKind)
      expect(writeHtml(openField(html, { features: { [name]: false } }).editor.state.doc)).toBe(html)
  })
})
