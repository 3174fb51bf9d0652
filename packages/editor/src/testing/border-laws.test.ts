import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import { AllSelection, EditorState, type Transaction } from 'prosemirror-state'
import { Step, Transform } from 'prosemirror-transform'
import { describe, expect, it } from 'vitest'
import { toggleList } from '../features/list/list-kind.ts'
import { normalizeLists } from '../features/list/normalize-lists.ts'
import { listDocuments } from './arbitrary-lists.ts'
import { BorderStep } from '../core/transform/border-step.ts'

const { list, listItem, paragraph } = schema.nodes

/** Everything as a list, and neighbours as one list. */
function listed(doc: Node): Transaction {
  const state = EditorState.create({ doc, plugins: [normalizeLists], selection: new AllSelection(doc) })
  const { tr } = state
  toggleList('bulleted')(state, toggled => {
    for (const { steps } of state.applyTransaction(toggled).transactions)
      for (const step of steps) tr.step(step)
  })
  return tr
}

function borderSteps(tr: Transaction): { step: BorderStep; doc: Node }[] {
  return tr.steps.flatMap((step, index) => {
    const doc = tr.docs[index]
    return step instanceof BorderStep && doc ? [{ step, doc }] : []
  })
}

/** Where texts stand in a document that a step moves elsewhere than it puts them. */
function misplaced(doc: Node, changed: Node, step: Step): number[] {
  const places: number[] = []
  doc.descendants((node, pos) => {
    if (node.isInline && !changed.nodeAt(step.getMap().map(pos))?.eq(node)) places.push(pos)
  })
  return places
}

const throughJson = (step: Step): Step =>
  Step.fromJSON(schema, JSON.parse(JSON.stringify(step.toJSON())) as unknown)

function after(doc: Node, step: Step): Node {
  const tr = new Transform(doc).step(step)
  tr.doc.check()
  return tr.doc
}

describe('borders of blocks in one step', () => {
  it('are taken back and done again, also from their JSON, and move every text to where it is', () => {
    holdLaw(
      fc.property(fc.oneof(listDocuments, documents), given => {
        for (const { step, doc } of borderSteps(listed(given))) {
          const changed = after(doc, throughJson(step))
          const back = throughJson(step.invert(doc))
          expect(after(changed, back).eq(doc)).toBe(true)
          expect(after(doc, back.invert(changed)).eq(changed)).toBe(true)
          expect(misplaced(doc, changed, step)).toEqual([])
        }
      }),
      30,
    )
  })

  it('are taken or refused after what another changed, and lose no text of it', () => {
    const other = fc.record({ from: fc.nat(1_000_000), removed: fc.nat(40), added: documents })
    holdLaw(
      fc.property(listDocuments, other, (given, { from, removed, added }) => {
        for (const { step, doc } of borderSteps(listed(given))) {
          const start = from % (doc.content.size + 1)
          const end = Math.min(doc.content.size, start + removed)
          const change = new Transform(doc).replace(start, end, new Slice(added.content, 0, 0))
          const moved = step.map(change.mapping)
          const tr = new Transform(change.doc)
          if (moved) tr.maybeStep(moved)
          tr.doc.check()
          expect(tr.doc.textContent).toBe(change.doc.textContent)
        }
      }),
      30,
    )
  })

  it('are changed wherever two places are apart, with one step for all of them', () => {
    const blocks = Array.from({ length: 40 }, (_, index) =>
      index % 4 === 0 ? list.create(null, listItem.create(null, paragraph.create())) : paragraph.create(),
    )
    const { steps, doc } = listed(schema.nodes.doc.create(null, Fragment.from(blocks)))
    expect([steps.length, doc.childCount, doc.firstChild?.childCount]).toEqual([2, 1, 40])
  })

  it.each([
    ['in a text', [{ from: 2, to: 2, borders: ['end' as const] }]],
    ['without an end', [{ from: 0, to: 0, borders: [list.create()] }]],
    ['without a start', [{ from: 0, to: 0, borders: ['end' as const] }]],
    ['around what they must not hold', [{ from: 0, to: 0, borders: [listItem.create(), 'end' as const] }]],
    ['behind the text', [{ from: 90, to: 90, borders: [] }]],
    ['that are texts', [{ from: 1, to: 2, borders: [] }]],
  ])('are refused %s', (_, changes) => {
    const doc = schema.nodes.doc.create(null, paragraph.create(null, schema.text('abc')))
    expect(new BorderStep(changes).apply(doc).failed).toBeTruthy()
  })

  it('are refused where their JSON is none', () => {
    for (const changes of [undefined, [{}], [{ from: 0, to: 1 }]])
      expect(() => BorderStep.fromJSON(schema, { changes })).toThrow('Invalid input for BorderStep.fromJSON')
  })
})
