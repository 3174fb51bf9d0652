import type { Node } from 'prosemirror-model'
import { AllSelection, NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { replaceAllMatches, searchFor } from '../tools/find/find-commands.ts'
import { everyKind } from '../testing/every-kind.ts'
import { namedCommands } from '../testing/laws/commands.ts'
import { fieldSettings, openField } from '../testing/open-field.ts'
import { renderField, type RenderedField } from '../testing/render-field.tsx'

const todo = (checked: boolean): string =>
  `<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox"${checked ? ' checked' : ''} disabled><span class="todo-list__label__description">a</span></label></li></ul>`

async function openFind(value: string, text: string): Promise<RenderedField> {
  const field = await renderField({ value })
  field.handle.focus()
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(page.getByRole('search')).toBeVisible()
  await userEvent.keyboard(text)
  return field
}

/** A caret, everything, and an object of each kind. */
function selectionsIn(doc: Node): Selection[] {
  const found: Selection[] = [Selection.atStart(doc), new AllSelection(doc)]
  doc.descendants((node, pos) => {
    if (node.isTextblock) found.push(TextSelection.create(doc, pos + 1, pos + 1 + node.content.size))
    else if (NodeSelection.isSelectable(node)) found.push(NodeSelection.create(doc, pos))
  })
  return found
}

describe('a text that is only read', () => {
  it.each(namedCommands)('is not changed by $name, whatever is selected', ({ commands }) => {
    const { editor, configure } = openField(everyKind.join(''))
    configure({ ...fieldSettings, readOnly: true })
    const { doc } = editor.state
    for (const selection of selectionsIn(doc)) {
      editor.run((state, dispatch) => {
        dispatch?.(state.tr.setSelection(selection))
        return true
      })
      for (const command of commands) editor.run(command)
      expect(editor.state.doc).toBe(doc)
    }
  })

  it('is not changed by the find bar that stood open, which can still search and be closed', async () => {
    const { handle, rerender } = await openFind('<p>кот и кот</p>', 'кот')
    await rerender({ readOnly: true })
    await expect.element(page.getByRole('button', { name: 'Заменить всё' })).not.toBeInTheDocument()
    await expect.element(page.getByText('1 из 2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('search')).not.toBeInTheDocument()
    expect(handle.getHtml()).toBe('<p>кот и кот</p>')
  })

  it('is not changed by a command that something has kept from before', () => {
    const { editor, configure, written } = openField('<p>кот|</p>')
    const { view } = editor
    editor.run(searchFor({ text: 'кот', matchCase: false, wholeWord: false }))
    configure({ ...fieldSettings, readOnly: true })
    editor.run(replaceAllMatches('пёс'))
    view?.dispatch(view.state.tr.insertText('!', 1))
    expect(written()).toBe('<p>кот|</p>')
  })

  it('is not changed by the handle, but follows the value that the host gives', async () => {
    const { handle, rerender } = await renderField({ value: '<p>one</p>', readOnly: true })
    handle.setHtml('<p>two</p>')
    handle.insertHtml('<p>three</p>')
    handle.run((state, dispatch) => {
      dispatch?.(state.tr.insertText('!', 1))
      return true
    })
    expect(handle.getHtml()).toBe('<p>one</p>')
    await rerender({ value: '<p>four</p>' })
    expect(handle.getHtml()).toBe('<p>four</p>')
  })

  it('has boxes that cannot be checked, for as long as it is only read', async () => {
    const { container, handle, rerender } = await renderField({ value: todo(false), readOnly: true })
    const box = container.querySelector<HTMLInputElement>('.todo-list input')
    const isDisabled = (): boolean | undefined => box?.disabled
    expect(isDisabled()).toBe(true)
    await rerender({ readOnly: false })
    expect(isDisabled()).toBe(false)
    if (box) await userEvent.click(box)
    expect(handle.getHtml()).toBe(todo(true))
    await rerender({ readOnly: true })
    expect(isDisabled()).toBe(true)
  })
})
