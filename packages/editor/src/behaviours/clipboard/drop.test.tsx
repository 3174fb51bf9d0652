import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openField, type OpenedField } from '../../testing/open-field.ts'

const mention = '<span class="mention" data-id="7" data-type="task">#1 T</span>'
const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'

/** Drags what is selected, or an element, to the end of the text of another element. */
async function dragTo({ editor, text }: OpenedField, target: string, source?: string): Promise<void> {
  const from = source === undefined ? text : findElement(text, source)
  const to = findElement(text, target)
  const range = document.createRange()
  range.selectNodeContents(to)
  const end = range.getBoundingClientRect()
  const box = to.getBoundingClientRect()
  await userEvent.dragAndDrop(from, to, {
    ...(source === undefined && { sourcePosition: centreOfSelection(editor, text) }),
    targetPosition: { x: end.right - box.left + 1, y: end.bottom - box.top - 4 },
  })
}

function centreOfSelection(
  { state, view }: OpenedField['editor'],
  text: HTMLElement,
): { x: number; y: number } {
  const start = view?.coordsAtPos(state.selection.from)
  const end = view?.coordsAtPos(state.selection.to)
  const { left, top } = text.getBoundingClientRect()
  if (!start || !end) throw new Error('The field is not on the page.')
  return { x: (start.left + end.left) / 2 - left, y: (start.top + end.bottom) / 2 - top }
}

function findElement(text: HTMLElement, selector: string): Element {
  const element = text.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector} in the text.`)
  return element
}

describe('dragging', () => {
  it('moves the selected text, and undo brings it back in one step', async () => {
    const opened = openField('<p>one [two]</p><h2>x</h2>')
    await dragTo(opened, 'h2')
    expect(opened.written()).toBe('<p>one&nbsp;</p><h2>x[two]</h2>')
    await opened.press('{Control>}z{/Control}')
    expect(opened.written()).toBe('<p>one [two]</p><h2>x</h2>')
  })

  it.each(['Control', 'Alt'])('copies it with %s', async key => {
    const opened = openField('<p>one [two]</p><h2>x</h2>')
    await userEvent.keyboard(`{${key}>}`)
    await dragTo(opened, 'h2')
    await userEvent.keyboard(`{/${key}}`)
    expect(opened.written()).toBe('<p>one two</p><h2>x[two]</h2>')
  })

  it('moves an object', async () => {
    const opened = openField(`<p>a|</p>${media}<h2>b</h2>`)
    await dragTo(opened, 'h2', '.media-card')
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>a</p><h2>b</h2>${media}`)
    await opened.press('{Control>}z{/Control}')
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>a</p>${media}<h2>b</h2>`)
  })

  it.each([
    ['by itself', `<p>a|<strong>${mention}</strong>b</p><h2>x</h2>`, '.mention'],
    ['in the selected text', `<p>a[<strong>${mention}</strong>]b</p><h2>x</h2>`, undefined],
  ])('moves a mention %s, whole and with its marks', async (_, html, source) => {
    const opened = openField(html)
    const before = writeHtml(opened.editor.state.doc)
    await dragTo(opened, 'h2', source)
    expect(writeHtml(opened.editor.state.doc)).toBe(`<p>ab</p><h2>x<strong>${mention}</strong></h2>`)
    await opened.press('{Control>}z{/Control}')
    expect(writeHtml(opened.editor.state.doc)).toBe(before)
  })

  it('moves several paragraphs into the text of another', async () => {
    const opened = openField('<p>[one</p><p>two]</p><h2>x</h2>')
    await dragTo(opened, 'h2')
    expect(writeHtml(opened.editor.state.doc)).toBe('<p>&nbsp;</p><h2>xone</h2><p>two</p>')
  })

  it('moves several paragraphs into a list as items of it', async () => {
    const opened = openField('<p>[one</p><p>two]</p><ul><li>x</li></ul>')
    await dragTo(opened, 'li p')
    expect(opened.written()).toBe('<p>&nbsp;</p><ul><li>x[one</li><li>two]</li></ul>')
  })

  it('leaves text that is dropped into itself', async () => {
    const opened = openField('<p>one [two]</p>')
    const { doc } = opened.editor.state
    await dragTo(opened, 'p')
    expect(opened.editor.state.doc).toBe(doc)
  })

  it('takes plain text into code', async () => {
    const opened = openField('<p>one <strong>[two]</strong></p><pre><code>x</code></pre>')
    await dragTo(opened, 'code')
    expect(writeHtml(opened.editor.state.doc)).toBe(
      '<p>one&nbsp;</p><pre><code class="language-plaintext">xtwo</code></pre>',
    )
  })

  it('shows where it will land', async () => {
    const opened = openField('<p>one [two]</p><h2>x</h2>')
    const seen: string[] = []
    opened.text.addEventListener('drop', () => {
      seen.push(document.querySelector('.tf-drop-cursor')?.className ?? 'nothing')
    })
    await dragTo(opened, 'h2')
    expect(seen).toEqual([expect.stringContaining('tf-drop-cursor')])
  })
})

describe('what is dropped from outside', () => {
  it('is read as what is pasted', () => {
    const { text, editor } = openField('<p>one|</p>')
    const { left, top } = text.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', '<b onclick="x()">two</b><script>x()</script>')
    text.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer,
        bubbles: true,
        cancelable: true,
        clientX: left + 200,
        clientY: top + 24,
      }),
    )
    expect(writeHtml(editor.state.doc)).toBe('<p>one<strong>two</strong></p>')
  })
})
