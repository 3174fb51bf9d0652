import { TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished, vi } from 'vitest'
import { paste } from '../../../testing/clipboard.ts'
import { openField, type OpenedField } from '../../../testing/open-field.ts'
import { wordHtml, wordItem } from '../../../testing/copied/word-html.ts'
import { nextTask } from '../../../ui/lazy/next-task.ts'

/** Makes HTML long without making it slow. */
const ballast = `<!-- ${'слово '.repeat(170_000)}-->`
const long = (body: string): string => wordHtml(body + ballast)
const friday = long(`<p class=MsoNormal>Срок <b>пятница</b></p>${wordItem('l0 level1 lfo1', '·', 'Склад')}`)

const said = ({ toasts }: OpenedField): string[] => toasts.shown.map(({ text }) => text.ru)

function type({ editor }: OpenedField, text: string): void {
  editor.apply((state, dispatch) => {
    dispatch?.(state.tr.insertText(text))
    return true
  })
}

it('converts a long paste while one goes on with the text; it comes in before what was typed, as one step', async () => {
  const field = openField('<p>до|</p>')
  paste(field.text, { html: friday })
  expect([field.written(), said(field)]).toEqual(['<p>до|</p>', ['Вставляется…']])
  type(field, 'после')
  const whole = '<p>доСрок <strong>пятница</strong></p><ul><li>Складпосле|</li></ul>'
  await expect.poll(field.written).toBe(whole)
  await expect.poll(() => said(field)).toEqual([])
  await field.press('{Control>}z{/Control}')
  expect(field.written()).toMatch(/^<p>до\|?после\|?<\/p>$/)
})

it('puts the caret behind a long paste where nobody has moved it', async () => {
  const field = openField('<p>до[и]после</p>')
  paste(field.text, { html: long('<p>Срок</p>') })
  await expect.poll(field.written).toBe('<p>доСрок|после</p>')
})

it('leaves the text as it was when a long paste is cancelled, and pastes the next one', async () => {
  const field = openField('<p>до|</p>')
  paste(field.text, { html: long('<p>нет</p>') })
  const [notice] = field.toasts.shown
  field.toasts.act(notice?.id ?? '')
  paste(field.text, { html: friday })
  await expect.poll(() => said(field)).toEqual([])
  expect(field.written()).toBe('<p>доСрок <strong>пятница</strong></p><ul><li>Склад|</li></ul>')
})

it('goes on with a long paste whose notice is closed', async () => {
  const field = openField('<p>до|</p>')
  paste(field.text, { html: long('<p>Срок</p>') })
  for (const { id } of field.toasts.shown) field.toasts.dismiss(id)
  await expect.poll(field.written).toBe('<p>доСрок|</p>')
  expect(said(field)).toEqual([])
})

it('sends no comment while a long paste is on its way', async () => {
  const sent: string[] = []
  const field = openField('<p>до|</p>', { mode: 'comment', onShiftEnter: html => sent.push(html) })
  paste(field.text, { html: long('<p>Срок</p>') })
  const key = { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true }
  field.text.dispatchEvent(new KeyboardEvent('keydown', key))
  expect(sent).toEqual([])
  await expect.poll(field.written).toBe('<p>доСрок|</p>')
})

it('takes the plain text of a long paste into code at once', () => {
  const field = openField('<pre><code>до|</code></pre>')
  paste(field.text, { html: friday, plain: 'x = 1' })
  expect(field.written()).toBe('<pre><code class="language-plaintext">доx = 1|</code></pre>')
  expect(said(field)).toEqual([])
})

it('lets the page do what waits while a long paste is converted and read', async () => {
  const field = openField('<p>до|</p>')
  const line = `<p class=MsoNormal style='margin-left:0cm;tab-stops:35.4pt'>Срок — <b>пятница</b>, склад</p>`
  paste(field.text, { html: wordHtml(line.repeat(12_000)) })
  // Every look at the clock is 50 ms later: a pause is due after each step.
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 50))
  onTestFinished(() => clock.mockRestore())
  let turns = 0
  while (said(field).length > 0) {
    turns++
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await nextTask()
  }
  expect(field.editor.state.doc.childCount).toBe(12_000)
  // Converting gives some 80, reading the others.
  expect(turns).toBeGreaterThan(100)
})

it('puts nothing of a long paste into a text that is only read by then', async () => {
  const field = openField('<p>до|</p>')
  paste(field.text, { html: friday })
  field.configure({ ...field.settings, readOnly: true })
  await expect.poll(() => said(field)).toEqual([])
  expect(field.written()).toMatch(/^<p>до\|?<\/p>$/)
  paste(field.text, { html: friday })
  expect(said(field)).toEqual([])
})

it('leaves the caret where somebody has put it since', async () => {
  const field = openField('<p>до|</p><p>после</p>')
  paste(field.text, { html: long('<p>Срок</p>') })
  field.editor.run(({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.atEnd(doc)))
    return true
  })
  await expect.poll(field.written).toBe('<p>доСрок</p><p>после|</p>')
})
