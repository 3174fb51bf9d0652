import { isEmpty, readHtml, savedPart, writeHtml } from '@taskfield/document'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { redo, undo } from '../core/feature/history.ts'
import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { EditorController } from '../field/editor-controller.ts'
import { hostField } from '../field/hosted-field.ts'
import { listDocuments } from './arbitrary-lists.ts'
import { cut, paste } from './clipboard.ts'
import { officeSources } from './copied/office-sources.ts'
import { fieldSettings } from './open-field.ts'

const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
const shifted = moves.map(key => `{Shift>}{${key}}{/Shift}`)
const far = ['Home', 'End']
const quiet = [
  ...moves.map(key => `{${key}}`),
  ...far.map(key => `{Control>}{${key}}{/Control}`),
  '{Enter}',
  '{Shift>}{Enter}{/Shift}',
  '{Tab}',
  '{Shift>}{Tab}{/Shift}',
  'x',
  'yz',
]
const cutKey = '{Control>}x{/Control}'
const loud = [
  ...shifted,
  ...shifted,
  ...far.map(key => `{Control>}{Shift>}{${key}}{/Shift}{/Control}`),
  '{Backspace}',
  '{Delete}',
  cutKey,
  '{Control>}a{/Control}',
]
type Held = Parameters<typeof paste>[1]

/** What other programs put on the clipboard, Markdown, the text of a spreadsheet and an address. */
const pasted: ReadonlyMap<string, Parameters<typeof paste>[1]> = new Map<string, Parameters<typeof paste>[1]>(
  [
    ...officeSources.map(([name, html]) => [name, { html, plain: name }] as const),
    [
      'Markdown',
      { plain: '# Итоги\n\n- [x] раз\n- два\n\n```js\nlet a\n```\n\n| а | б |\n| - | - |\n| 1 | 2 |' },
    ],
    ['rows', { plain: 'а\tб\r\n1\t2\r\n' }],
    ['an address', { plain: 'https://example.org/a?b=1' }],
  ],
)
const runs = 12

const starts = { doc: listDocuments, place: fc.nat(1_000) }
const keys = (from: readonly string[]): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 12 })

it('any keys leave a document that is saved and read as it is, and undo takes all of it back', async () => {
  await holdLaw(
    fc.asyncProperty(
      fc.record({ ...starts, keys: keys([...quiet, ...loud]) }),
      async ({ doc, place, keys: pressed }) => {
        await inField(doc, place, async editor => {
          const before = editor.state.doc
          for (const key of pressed) {
            await press(editor, key)
            editor.state.doc.check()
          }
          expect(readAgain(editor.state.doc).toJSON()).toEqual(editor.state.doc.toJSON())
          while (undo(editor.state)) editor.run(undo)
          expect(editor.state.doc.toJSON()).toEqual(before.toJSON())
        })
      },
    ),
    runs,
  )
}, 600_000)

it('what is pasted anywhere among other keys leaves a document that is saved and read as it is, and undo takes each back', async () => {
  const parts = fc.oneof(
    fc.constantFrom(...pasted.keys()).map(name => ({ name })),
    fc.constantFrom(...quiet, ...loud).map(key => ({ key })),
  )
  const walk = fc.record({ ...starts, steps: fc.array(parts, { minLength: 1, maxLength: 8 }) })
  await holdLaw(
    fc.asyncProperty(walk, async ({ doc, place, steps }) => {
      await inField(doc, place, async editor => {
        const before = editor.state.doc
        for (const step of steps) {
          if ('key' in step) await press(editor, step.key)
          else pasteOne(editor, pasted.get(step.name) ?? {})
          editor.state.doc.check()
        }
        const saved = savedPart(editor.state.doc)
        expect(readAgain(saved).toJSON()).toEqual(saved.toJSON())
        while (undo(editor.state)) editor.run(undo)
        expect(editor.state.doc.toJSON()).toEqual(before.toJSON())
      })
    }),
    runs,
  )
}, 600_000)

it('without a selection and keys that delete nothing is lost', async () => {
  await holdLaw(
    fc.asyncProperty(fc.record({ ...starts, keys: keys(quiet) }), async ({ doc, place, keys: pressed }) => {
      await inField(doc, place, async editor => {
        const before = lettersOf(editor.state.doc)
        let typed = ''
        for (const key of pressed) {
          // An arrow may have selected an object, which typing replaces.
          if (isTyped(key) && !editor.state.selection.empty) continue
          if (isTyped(key)) typed += key
          await press(editor, key)
        }
        expect(lettersOf(editor.state.doc)).toEqual([...before, ...typed].toSorted())
      })
    }),
    runs,
  )
}, 600_000)

async function inField(
  doc: Node,
  place: number,
  act: (editor: EditorController) => Promise<void>,
): Promise<void> {
  const { editor } = hostField('', fieldSettings)
  editor.openDocument(doc)
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = editor.mount(element)
  const close = (): void => {
    unmount()
    element.remove()
  }
  onTestFinished(() => element.remove())
  editor.run((state, dispatch) => {
    const pos = place % (state.doc.content.size + 1)
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(pos))))
    return true
  })
  const errors: unknown[] = []
  const note = ({ error }: ErrorEvent): void => void errors.push(error)
  window.addEventListener('error', note)
  try {
    await act(editor)
  } finally {
    window.removeEventListener('error', note)
    close()
  }
  expect(errors).toEqual([])
}

/** One undo gives back what was there; where a plain text was taken for what it means, it gives that text back first. */
function pasteOne(editor: EditorController, held: Held): void {
  const { doc } = editor.state
  if (!editor.view) throw new Error('There is no view.')
  paste(editor.view.dom, held)
  const after = editor.state.doc
  let steps = 0
  for (const most = held.html === undefined ? 2 : 1; steps < most && !editor.state.doc.eq(doc); steps++)
    editor.run(undo)
  expect(editor.state.doc.toJSON()).toEqual(doc.toJSON())
  while (steps-- > 0) editor.run(redo)
  expect(editor.state.doc.toJSON()).toEqual(after.toJSON())
}

/** An empty document is saved as nothing. */
function readAgain(doc: Node): Node {
  return isEmpty(doc) ? doc : readHtml(writeHtml(doc))
}

/**
 * Tab may lead out of the field. What is cut goes to a clipboard of its own: that of the browser belongs to all tests that run at the time. The field learns of a moved caret
 * by the key before.
 */
async function press(editor: EditorController, key: string): Promise<void> {
  if (editor.view?.hasFocus() !== true) editor.focus()
  await userEvent.keyboard(key === cutKey ? '{Control}' : key)
  if (key === cutKey && editor.view) cut(editor.view.dom)
}

function isTyped(key: string): boolean {
  return !key.startsWith('{')
}

function lettersOf(doc: Node): string[] {
  return [...doc.textBetween(0, doc.content.size).replace(/\s/g, '')].toSorted()
}
