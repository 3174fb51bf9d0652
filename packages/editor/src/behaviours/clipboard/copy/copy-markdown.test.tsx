import { NodeSelection } from 'prosemirror-state'
import { expect, it, vi } from 'vitest'
import { openField } from '../../../testing/open-field.ts'
import { renderField } from '../../../testing/render-field.tsx'

/** What the field puts on the clipboard of the system at Ctrl+Shift+C. */
async function copied(html: string): Promise<string> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { text, press } = openField(html)
  text.focus()
  await press('{Control>}{Shift>}c{/Shift}{/Control}')
  await expect.poll(() => write).toHaveBeenCalled()
  const markdown = write.mock.calls[0]?.[0] ?? ''
  write.mockRestore()
  return markdown
}

it('copies what is selected as Markdown', async () => {
  expect(await copied('<p>a [<strong>b</strong>] c</p>')).toBe('**b**')
})

it('copies all of the text where nothing is selected, with addresses that lead there from anywhere', async () => {
  const html =
    '<h2>План|</h2><ol><li>раз</li></ol><p><a href="/task/7">задача</a> <a href="#top">вверх</a></p>'
  expect(await copied(html)).toBe(`## План\n\n1. раз\n\n[задача](${location.origin}/task/7) [вверх](#top)`)
})

it('copies an item that is selected as an object with the sign of its list', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { editor, press } = openField('<p>|</p><ol><li>раз<ul><li>два</li></ul></li><li>три</li></ol>')
  editor.focus()
  editor.run(({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(NodeSelection.create(doc, 3)))
    return true
  })
  await press('{Control>}{Shift>}c{/Shift}{/Control}')
  await expect.poll(() => write).toHaveBeenCalledWith('1. раз\n   - два')
  write.mockRestore()
})

it.each([
  ['<ul class="todo-list"><li><label><input type="checkbox" checked>Смета|</label></li></ul>', 'Смета.md'],
  ['<div style="page-break-after:always"></div><p>План|</p>', 'План.md'],
  ['<p>…|</p>', 'text.md'],
])('names the file of %s %s', async (html, name) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { text, toasts, press } = openField(html)
  text.focus()
  await press('{Control>}{Shift>}c{/Shift}{/Control}')
  await expect.poll(() => toasts.shown.length).toBe(1)
  write.mockRestore()
  expect(toasts.shown[0]?.action).toMatchObject({ download: name })
})

it('offers what is copied as a file that is named after its first line', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { text, toasts, press } = openField('<h2>План: <strong>май</strong>|</h2><p>текст</p>')
  text.focus()
  await press('{Control>}{Shift>}c{/Shift}{/Control}')
  await expect.poll(() => toasts.shown.length).toBe(1)
  write.mockRestore()
  const action = toasts.shown[0]?.action
  const [href, name] = action && 'href' in action ? [action.href, action.download] : ['', '']
  expect(name).toBe('План май.md')
  expect(await (await fetch(href)).text()).toBe('## План: **май**\n\nтекст\n')
})

it('says that nothing was copied where the browser refuses, and offers the file all the same', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const copyByEvent = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const { text, toasts, press } = openField('<p>План|</p>')
  text.focus()
  await press('{Control>}{Shift>}c{/Shift}{/Control}')
  await expect
    .poll(() => toasts.shown.map(({ kind, text: words, action }) => [kind, words.ru, action?.label.ru]))
    .toEqual([['error', 'Не удалось скопировать', 'Скачать .md']])
  write.mockRestore()
  copyByEvent.mockRestore()
})

it('copies nothing of an empty text', async () => {
  const { handle } = await renderField({ value: '' })
  expect([handle.canRun('copyMarkdown'), handle.run('copyMarkdown')]).toEqual([false, false])
  handle.setHtml('<p>а</p>')
  expect(handle.canRun('copyMarkdown')).toBe(true)
})
