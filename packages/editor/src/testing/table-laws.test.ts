import { normalizeTable, readHtml, schema, writeHtml } from '@taskfield/document'
import { tables } from '@taskfield/document/testing/arbitrary/tables.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { it } from 'vitest'
import { createFieldState } from '../core/feature/field-state.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import { features } from '../field/features.ts'
import { isSame, isSameDoc } from './laws/is-same.ts'
import { commandOf, isKeeping, stepNames, type TableStep } from './laws/table-steps.ts'

const { plugins } = createFieldState(readHtml(''), features)

/** Each word is told from every other, so that none can go unseen. */
const words = fc.nat(1_000_000).map(number => `w${number}`)
const cellBlocks = fc
  .array(words, { maxLength: 2 })
  .map(texts => texts.map(text => schema.node('paragraph', null, schema.text(text))))
  .map(blocks => (blocks.length > 0 ? blocks : [schema.node('paragraph')]))

const tableSteps: fc.Arbitrary<TableStep> = fc.record({
  name: fc.constantFrom(...stepNames),
  numbers: fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000)),
})

/** Together at least 10,000 steps. */
const walkCount = 350
const stepCount = 30

const walks = fc.record({
  doc: fc
    .array(tables(cellBlocks), { minLength: 1, maxLength: 2 })
    .map(found => schema.node('doc', null, [schema.node('paragraph', null, schema.text('w')), ...found])),
  steps: fc.array(tableSteps, { minLength: stepCount, maxLength: 40 }),
})

it('tables stay rectangular, keep their text and are saved as they are, whatever is done', () => {
  const law = fc.property(walks, ({ doc, steps }) => {
    let state = EditorState.create({ doc, plugins })
    for (const one of steps) {
      state = take(state, one)
    }
  })
  holdLaw(law, walkCount)
}, 300_000)

function take(before: EditorState, step: TableStep): EditorState {
  const command = commandOf(step)
  let after = before
  const ran = command(before, transaction => {
    after = before.apply(partSteps(transaction, before))
  })
  isSame('dry run', command(before), ran)
  after.doc.check()
  after.doc.descendants(node => {
    if (node.type.name === 'table') isSameDoc('table', normalizeTable(node), node)
  })
  isSameDoc('saved text', readHtml(writeHtml(after.doc)), after.doc)
  if (isKeeping(step)) isSame('words', wordsOf(after.doc), wordsOf(before.doc))
  return after
}

/** In any order: merging cells brings those of a column together. */
function wordsOf(doc: Node): string[] {
  const found: string[] = []
  doc.descendants(node => {
    if (node.isText) found.push(node.text ?? '')
  })
  return found.toSorted()
}
