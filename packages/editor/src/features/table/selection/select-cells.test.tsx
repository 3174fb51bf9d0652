import { writeHtml } from '@taskfield/document'
import { NodeSelection } from 'prosemirror-state'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { selectedCellTexts, tableOfTexts } from '../../../testing/cells.ts'
import { pressMouse, type PressedMouse } from '../../../testing/drag.ts'
import { commit, compose } from '../../../testing/input-method.ts'
import { openField, type OpenedField } from '../../../testing/open-field.ts'

const square = tableOfTexts('a b c', 'd e f', 'g h i')

function cell({ text }: OpenedField, content: string): Element {
  const found = [...text.querySelectorAll('td, th')].find(({ textContent }) => textContent === content)
  if (!found) throw new Error(`No cell holds ${content}.`)
  return found
}

async function drag(opened: OpenedField, from: string, to: string): Promise<void> {
  await userEvent.dragAndDrop(cell(opened, from), cell(opened, to))
}

const selected = ({ editor }: OpenedField): string | null => selectedCellTexts(editor.state)

describe('the mouse', () => {
  it('selects a rectangle of cells when it is dragged out of one', async () => {
    const opened = openField(square)
    await drag(opened, 'e', 'i')
    expect(selected(opened)).toBe('e f h i')
    await drag(opened, 'i', 'e')
    expect(selected(opened)).toBe('e f h i')
    await drag(opened, 'e', 'a')
    expect(selected(opened)).toBe('a b d e')
  })

  it('opens a menu on selected cells, and they stay so', async () => {
    const opened = openField(square)
    await drag(opened, 'a', 'e')
    await userEvent.click(cell(opened, 'b'), { button: 'right' })
    expect(selected(opened)).toBe('a b d e')
    await userEvent.click(cell(opened, 'i'))
    expect(selected(opened)).toBeNull()
  })

  it('lets go of selected cells as soon as one of them is pressed, so that their text is not dragged', () => {
    const opened = openField(square)
    const mouse = pressMouse(cell(opened, 'e'))
    mouse.moveTo(cell(opened, 'i'))
    mouse.release(cell(opened, 'i'))
    pressMouse(cell(opened, 'f'))
    expect(selected(opened)).toBeNull()
  })

  it('takes merged cells in as a whole', async () => {
    const opened = openField(
      '<table><tbody><tr><td>a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></tbody></table>',
    )
    await drag(opened, 'c', 'd')
    expect(selected(opened)).toBe('c d')
    await drag(opened, 'a', 'd')
    expect(selected(opened)).toBe('a b c d e')
  })

  it('selects cells up to the one that is clicked with Shift', async () => {
    const opened = openField(square.replace('>e<', '>e|<'))
    await userEvent.click(cell(opened, 'g'), { modifiers: ['Shift'] })
    expect(selected(opened)).toBe('d e g h')
    await userEvent.click(cell(opened, 'c'), { modifiers: ['Shift'] })
    expect(selected(opened)).toBe('b c e f')
  })

  it('goes on from the first cell where Shift was held as it was pressed, and drags no text', async () => {
    const opened = openField(square.replace('>e<', '>e|<'))
    const mouse = pressMouse(cell(opened, 'h'), { shiftKey: true })
    expect(mouse.isTaken).toBe(true)
    expect(selected(opened)).toBe('e h')
    mouse.moveTo(cell(opened, 'i'))
    expect(selected(opened)).toBe('e f h i')
    mouse.release(cell(opened, 'i'))
    mouse.moveTo(cell(opened, 'a'))
    expect(selected(opened)).toBe('e f h i')
  })

  it('selects the first cell alone when it comes back into it', () => {
    const opened = openField(square)
    const mouse = pressMouse(cell(opened, 'e'))
    mouse.moveTo(cell(opened, 'i'))
    expect(selected(opened)).toBe('e f h i')
    mouse.moveTo(cell(opened, 'e'))
    expect(selected(opened)).toBe('e')
    mouse.release(cell(opened, 'e'))
  })

  it.each([
    ['the button was let go', (mouse: PressedMouse, over: Element) => mouse.release(over)],
    [
      'something is dragged',
      (_: PressedMouse, over: Element) => over.dispatchEvent(new DragEvent('dragstart', { bubbles: true })),
    ],
    [
      'the button was let go outside of the window',
      (_: PressedMouse, over: Element) => over.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
    ],
  ])('selects nothing more after %s', (_, end) => {
    const opened = openField(square)
    const mouse = pressMouse(cell(opened, 'e'))
    mouse.moveTo(cell(opened, 'f'))
    end(mouse, cell(opened, 'f'))
    mouse.moveTo(cell(opened, 'i'))
    expect(selected(opened)).toBe('e f')
  })

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('keeps selected cells when one of them is pressed with %s, as to open a menu', (_, init) => {
    const opened = openField(square)
    const mouse = pressMouse(cell(opened, 'e'))
    mouse.moveTo(cell(opened, 'i'))
    mouse.release(cell(opened, 'i'))
    const again = pressMouse(cell(opened, 'f'), init)
    expect(again.isTaken).toBe(true)
    again.moveTo(cell(opened, 'a'))
    expect(selected(opened)).toBe('e f h i')
    expect(pressMouse(cell(opened, 'a'), init).isTaken).toBe(false)
  })

  it('selects text while it stays in a cell', async () => {
    const opened = openField(tableOfTexts('слово b'))
    const first = cell(opened, 'слово')
    const { width, height } = first.getBoundingClientRect()
    await userEvent.dragAndDrop(first, first, {
      sourcePosition: { x: 10, y: height / 2 },
      targetPosition: { x: width - 10, y: height / 2 },
    })
    expect(getSelection()?.toString()).toBe('слово')
    expect(selected(opened)).toBeNull()
  })
})

describe('a table that is selected as an object', () => {
  it('lets cells be selected by dragging, and is not dragged itself', () => {
    const opened = openField(square)
    opened.editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
      return true
    })
    const mouse = pressMouse(cell(opened, 'e'))
    expect(opened.text.querySelector('[draggable=true]')).toBeNull()
    mouse.moveTo(cell(opened, 'i'))
    mouse.release(cell(opened, 'i'))
    expect(selected(opened)).toBe('e f h i')
  })
})

describe('a finger', () => {
  it('that scrolls selects no cells', async () => {
    const opened = openField(square.replace('>a<', '>a|<'))
    const [from, to] = ['b', 'i'].map(content => centreOf(cell(opened, content)))
    const touch = (type: string, points: unknown[]): Promise<unknown> =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints: points } as never)
    await touch('touchStart', [from])
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    expect(selected(opened)).toBeNull()
  })
})

function centreOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = (frame.width || window.innerWidth) / window.innerWidth
  return {
    x: frame.left + (box.left + box.width / 2) * scale,
    y: frame.top + (box.top + box.height / 2) * scale,
  }
}

describe('a text selection', () => {
  it('that reaches from one cell into another becomes one of whole cells, also when the browser makes it', async () => {
    const opened = openField(square)
    opened.editor.focus()
    const [from, to] = ['f', 'h'].map(content => textIn(cell(opened, content)))
    if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, 1)
    await expect.poll(() => selected(opened)).toBe('e f h i')
  })
})

function textIn(element: Element): Node | null {
  return document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
}

/** What a colour of the system is on this page. */
function systemColor(name: string): string {
  const sample = document.body.appendChild(document.createElement('span'))
  sample.style.cssText = `color: ${name}; forced-color-adjust: none`
  const { color } = getComputedStyle(sample)
  sample.remove()
  return color
}

describe('forced colours', () => {
  const force = (value: 'active' | 'none'): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

  it('show which cells are selected', async () => {
    await force('active')
    onTestFinished(() => void force('none'))
    const opened = openField(square)
    await drag(opened, 'a', 'b')
    const [first, last, other] = ['a', 'b', 'c'].map(content => getComputedStyle(cell(opened, content)))
    // As the browser shows the text of the last one, which it has selected.
    const [background, color] = ['Highlight', 'HighlightText'].map(systemColor)
    for (const looks of [first, last])
      expect([looks?.backgroundColor, looks?.color]).toEqual([background, color])
    expect(other?.backgroundColor).not.toBe(background)
  })
})

describe('keys over selected cells', () => {
  const select = 'Shift>}{ArrowRight}{ArrowDown}{/Shift'

  it.each([
    ['{Delete}', tableOfTexts('| _ c', '_ _ f', 'g h i')],
    ['{Backspace}', tableOfTexts('_ _ c', '_ | f', 'g h i')],
    ['{Enter}', tableOfTexts('_ _ c', '_ | f', 'g h i')],
    ['x', tableOfTexts('_ _ c', '_ x| f', 'g h i')],
  ])('%s empties them, and one undo gives all back', async (key, after) => {
    const opened = openField(square.replace('>a<', '>a|<'))
    await opened.press(`{${select}}`)
    expect(selected(opened)).toBe('a b d e')
    await opened.press(key)
    expect(opened.written()).toBe(after)
    await opened.press('{Control>}z{/Control}')
    expect(writeHtml(opened.editor.state.doc)).toBe(square)
    expect(selected(opened)).toBe('a b d e')
  })

  it('write in the marks of what stood in the last one', async () => {
    const opened = openField(tableOfTexts('a| <strong>b</strong>'))
    await opened.press('{Shift>}{ArrowRight}{/Shift}', 'x')
    expect(opened.written()).toBe(tableOfTexts('_ <strong>x|</strong>'))
  })

  it('and an input method write once, in the last one; one undo gives all back', async () => {
    const opened = openField(square.replace('>a<', '>a|<'))
    await opened.press(`{${select}}`)
    await compose('に')
    await compose('にほ')
    await commit('日本')
    await expect
      .poll(() => writeHtml(opened.editor.state.doc))
      .toBe(tableOfTexts('_ _ c', '_ 日本 f', 'g h i'))
    await opened.press('{Control>}z{/Control}')
    expect(writeHtml(opened.editor.state.doc)).toBe(square)
  })
})
