import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paste } from '../../testing/clipboard.ts'
import { commit, compose } from '../../testing/input-method.ts'
import { openField, type OpenedField } from '../../testing/open-field.ts'
import { renderField } from '../../testing/render-field.tsx'

const undo = '{Control>}z{/Control}'
const redo = '{Control>}y{/Control}'

const open = (html: string): OpenedField => openField(html, { typography: true })

const typed = async (html: string, ...keys: string[]): Promise<string> => {
  const { press, written } = open(html)
  await press(...keys)
  return written()
}

describe('typing with typography', () => {
  it.each([
    ['Он: "вот "так"" - и...', 'Он: «вот „так“»&nbsp;— и…|'],
    ['"Слово" и "дело"', '«Слово» и&nbsp;«дело»|'],
    [`"Don't" -- she said "no"`, '“Don’t”&nbsp;— she said “no”|'],
    ['В доме и в саду', 'В&nbsp;доме и&nbsp;в&nbsp;саду|'],
    ['10 кг, 5 %, № 5', '10&nbsp;кг, 5&nbsp;%, №&nbsp;5|'],
    ['Он "**сам**"', 'Он «<strong>сам</strong>»|'],
  ])('%s', async (keys, text) => expect(await typed('<p>|</p>', keys)).toBe(`<p>${text}</p>`))

  it.each([
    ['<p><strong>а|</strong></p>', ' - "', '<p><strong>а&nbsp;— «|</strong></p>'],
    ['<p><strong>в|</strong></p>', ' {Control>}b{/Control}д', '<p><strong>в&nbsp;</strong>д|</p>'],
    ['<p>слово [и] дело</p>', '"', '<p>слово «| дело</p>'],
    ['<p>а<br>|</p>', '"', '<p>а<br>«|</p>'],
    ['<p>|слово</p>', '"', '<p>«|слово</p>'],
    ['<h2>|</h2>', 'Он - ', '<h2>Он&nbsp;— |</h2>'],
    ['<p>Текст</p><ul><li>|</li></ul>', '"Jira"', '<p>Текст</p><ul><li>«Jira»|</li></ul>'],
    ['<p>а <code>"b</code>|</p>', '{ArrowRight} "', '<p>а <code>"b</code> «|</p>'],
  ])('keeps what is around: %s', async (html, keys, after) => expect(await typed(html, keys)).toBe(after))

  it.each([
    ['<pre><code>я|</code></pre>', '<pre><code class="language-plaintext">я "a" - b...|</code></pre>'],
    ['<p><code>я|</code></p>', '<p><code>я "a" - b...|</code></p>'],
  ])('changes nothing in code: %s', async (html, after) =>
    expect(await typed(html, ' "a" - b...')).toBe(after),
  )

  it('gives way to what else typing makes', async () => {
    expect(await typed('<p>|</p>', '- a')).toBe('<ul><li>a|</li></ul>')
    expect(await typed('<p>|</p>', '---a')).toContain('class="page-break"')
  })

  it('leaves an address as it is, and its link', async () => {
    const html = await typed('<p>|</p>', 'http://site.ru/a--b...c "')
    expect(html).toContain('>http://site.ru/a--b...c</a> “|</p>')
    expect(html).toContain('href="http://site.ru/a--b...c"')
  })

  it('leaves what is pasted as it is', async () => {
    const { text, press, written } = open('<p>|</p>')
    paste(text, { plain: 'в доме - "я"...' })
    await press('!')
    expect(written()).toBe('<p>в доме - "я"...!|</p>')
  })
})

describe('a character that typography changed', () => {
  const characters = [
    ['слово "', 'слово «', 'слово "'],
    ['"С', '«С', '"С'],
    ['слово - ', 'слово&nbsp;— ', 'слово - '],
    ['я...', 'я…', 'я...'],
    ["don't", 'don’t', "don't"],
  ] as const
  const spaces = [
    ['в д', 'в&nbsp;д', 'в д'],
    ['10 кг', '10&nbsp;кг', '10 кг'],
  ] as const

  it.each([...characters, ...spaces])(
    '%s is as it was typed after undo, and changed again after redo',
    async (keys, changed, plain) => {
      const { press, written } = open('<p>|</p>')
      await press(keys)
      expect(written()).toBe(`<p>${changed}|</p>`)
      await press(undo)
      expect(written()).toBe(`<p>${plain}|</p>`)
      await press(redo)
      expect(written()).toBe(`<p>${changed}|</p>`)
    },
  )

  it.each(characters)('%s is as it was typed after Backspace, and stays so', async (keys, _, plain) => {
    const { press, written } = open('<p>|</p>')
    await press(keys, '{Backspace}', 'о')
    expect(written()).toBe(`<p>${plain}о|</p>`)
  })

  it.each(spaces)(
    '%s: Backspace deletes the letter, as nobody sees that the space was changed',
    async keys => {
      const { press, written } = open('<p>|</p>')
      await press(keys, '{Backspace}')
      expect(written()).toBe(`<p>${keys.slice(0, -1).replace(' ', '&nbsp;')}|</p>`)
    },
  )

  it('is a step of its own among others', async () => {
    const { press, written } = open('<p>|</p>')
    await press('Я "и', undo)
    expect(written()).toBe('<p>Я «|</p>')
    await press(undo)
    expect(written()).toBe('<p>Я "|</p>')
    await press(undo)
    expect(written()).toBe('<p>|</p>')
  })

  it('ends with a straight quote when it began with one', async () => {
    expect(await typed('<p>|</p>', 'Я "', undo, 'и" "')).toBe('<p>Я "и" «|</p>')
  })
})

describe('typography of an input method', () => {
  it('binds a word that comes as a whole', async () => {
    const { written, press } = open('<p>Я в|</p>')
    await press(' ')
    for (const part of ['д', 'до', 'дом']) await compose(part)
    await commit('дом')
    await expect.poll(written).toBe('<p>Я в&nbsp;дом|</p>')
    await press(undo)
    expect(written()).toBe('<p>Я в дом|</p>')
  })

  it('changes each character of a phrase', async () => {
    const { written } = open('<p>|</p>')
    await compose('Он')
    await commit('Он в доме и в "саду"...')
    await expect.poll(written).toBe('<p>Он в&nbsp;доме и&nbsp;в&nbsp;«саду»…|</p>')
  })

  it('leaves the words alone that stood before', async () => {
    const { written } = open('<p>в до|</p>')
    await compose('м')
    await commit('м')
    await expect.poll(written).toBe('<p>в дом|</p>')
  })
})

describe('the prop typography', () => {
  it('is off unless the host sets it, and may change while the field lives', async () => {
    const { handle, rerender } = await renderField({ value: '<p>Я</p>', initFocus: true })
    await userEvent.keyboard(' "а"')
    expect(handle.getHtml()).toBe('<p>Я "а"</p>')
    await rerender({ typography: true })
    await userEvent.keyboard(' "а"')
    expect(handle.getHtml()).toBe('<p>Я "а" «а»</p>')
    await rerender({ typography: false })
    await userEvent.keyboard(' "а"')
    expect(handle.getHtml()).toBe('<p>Я "а" «а» "а"</p>')
  })

  it('goes on after the host has replaced the content', async () => {
    const { handle } = await renderField({ typography: true })
    handle.setHtml('<p>Я</p>')
    handle.focus()
    await userEvent.keyboard('{End} - ')
    expect(handle.getHtml()).toBe('<p>Я&nbsp;—&nbsp;</p>')
  })

  it('changes nothing that is searched for or replaced with', async () => {
    const { handle } = await renderField({ value: '<p>в "доме" - он</p>', typography: true, initFocus: true })
    await userEvent.keyboard('{Control>}f{/Control}')
    const search = page.getByRole('textbox', { name: 'Найти' })
    await search.fill('"доме" - ')
    await page.getByRole('textbox', { name: 'Заменить на' }).fill('"саду"... ')
    await page.getByRole('button', { name: 'Заменить', exact: true }).click()
    await expect.element(search).toHaveValue('"доме" - ')
    expect(handle.getHtml()).toBe('<p>в "саду"... он</p>')
  })
})
