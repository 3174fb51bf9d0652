import { isEmpty, readHtml, writeBlocks, writeHtml } from '@taskfield/document'
import * as fc from 'fast-check'
import { undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { browserTree } from '../content/browser-tree.ts'
import { EditingField } from '../field/editing-field.ts'
import { listDocuments } from './arbitrary-lists.ts'
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
const loud = [
  ...shifted,
  ...shifted,
  ...far.map(key => `{Control>}{Shift>}{${key}}{/Shift}{/Control}`),
  '{Backspace}',
  '{Delete}',
  '{Control>}x{/Control}',
  '{Control>}a{/Control}',
]
const settings = { numRuns: 12 }

const starts = { doc: listDocuments, place: fc.nat(1_000) }
const keys = (from: readonly string[]): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 12 })

it('any keys leave a document that is saved and read as it is, and undo takes all of it back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ ...starts, keys: keys([...quiet, ...loud]) }),
      async ({ doc, place, keys: pressed }) => {
        await inField(doc, place, async field => {
          const before = field.state.doc
          for (const key of pressed) {
            await press(field, key)
            field.state.doc.check()
          }
          expect(readAgain(field.state.doc).toJSON()).toEqual(field.state.doc.toJSON())
          while (undo(field.state)) field.run(undo)
          expect(field.state.doc.toJSON()).toEqual(before.toJSON())
        })
      },
    ),
    settings,
  )
}, 600_000)

it('without a selection and keys that delete nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ ...starts, keys: keys(quiet) }), async ({ doc, place, keys: pressed }) => {
      await inField(doc, place, async field => {
        const before = lettersOf(field.state.doc)
        let typed = ''
        for (const key of pressed) {
          // An arrow may have selected an object, which typing replaces.
          if (isTyped(key) && !field.state.selection.empty) continue
          if (isTyped(key)) typed += key
          await press(field, key)
        }
        expect(lettersOf(field.state.doc)).toEqual([...before, ...typed].toSorted())
      })
    }),
    settings,
  )
}, 600_000)

async function inField(doc: Node, place: number, act: (field: EditingField) => Promise<void>): Promise<void> {
  const field = new EditingField('', fieldSettings)
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = field.mount(element)
  const close = (): void => {
    unmount()
    element.remove()
  }
  onTestFinished(() => element.remove())
  field.content.setHtml(writeBlocks(doc))
  field.run((state, dispatch) => {
    const position = place % (state.doc.content.size + 1)
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(position))))
    return true
  })
  const errors: unknown[] = []
  const note = ({ error }: ErrorEvent): void => void errors.push(error)
  window.addEventListener('error', note)
  try {
    await act(field)
  } finally {
    window.removeEventListener('error', note)
    close()
  }
  expect(errors).toEqual([])
}

/** An empty document is saved as nothing. */
function readAgain(doc: Node): Node {
  return isEmpty(doc) ? doc : readHtml(writeHtml(doc), browserTree)
}

/** Tab may lead out of the field. */
async function press(field: EditingField, key: string): Promise<void> {
  if (field.view?.hasFocus() !== true) field.focus()
  await userEvent.keyboard(key)
}

function isTyped(key: string): boolean {
  return !key.startsWith('{')
}

function lettersOf(doc: Node): string[] {
  return [...doc.textBetween(0, doc.content.size).replace(/\s/g, '')].toSorted()
}
