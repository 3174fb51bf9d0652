import { readHtml, schema, writeHtml } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import { AllSelection, EditorState, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { Step, Transform } from 'prosemirror-transform'
import { describe, expect, it } from 'vitest'
import { runsOf } from '../core/lists/item-runs.ts'
import { leaveSelectedLists } from '../core/lists/leave-selected-lists.ts'
import { liftItemRun, liftItemRuns, liftOutOfLists } from '../core/lists/lift-items.ts'
import { selectedItems } from '../core/lists/selected-items.ts'
import { rootsOf } from '../core/selection/selected-blocks.ts'
import { quoteBlocks } from '../features/block-quote/quote-blocks.ts'
import { liftBlocks, unquoteBlocks } from '../features/block-quote/unquote-blocks.ts'
import { toggleList } from '../features/list/list-kind.ts'
import { normalizeLists } from '../features/list/normalize-lists.ts'
import { listDocuments } from './arbitrary-lists.ts'
import { selectedDocuments } from './laws/arbitrary-selections.ts'
import { BorderStep } from '../core/transform/border-step.ts'

const { blockQuote, list, listItem, paragraph } = schema.nodes

const stateOf = (doc: Node): EditorState =>
  EditorState.create({ doc, plugins: [normalizeLists], selection: new AllSelection(doc) })

/** All that a command does to everything, with what is mended after it. */
function done(doc: Node, command: Command): Transaction {
  const state = stateOf(doc)
  const { tr } = state
  command(state, given => {
    for (const { steps } of state.applyTransaction(given).transactions)
      for (const step of steps) tr.step(step)
  })
  return tr
}

/** Everything as a list, and neighbours as one list. */
const listed = (doc: Node): Transaction => done(doc, toggleList('bulleted'))

function changedBy(doc: Node, change: (transaction: Transaction) => void): Transaction {
  const { tr } = stateOf(doc)
  change(tr)
  return tr
}

/** What makes and unmakes lists and quotes of everything. */
function changesOf(doc: Node): Transaction[] {
  const asList = listed(doc)
  return [
    asList,
    done(asList.doc, toggleList('bulleted')),
    ...[leaveSelectedLists, quoteBlocks, unquoteBlocks].map(change => changedBy(doc, change)),
  ]
}

function borderSteps(doc: Node): { step: BorderStep; doc: Node }[] {
  return changesOf(doc).flatMap(tr =>
    tr.steps.flatMap((step, index) => {
      const before = tr.docs[index]
      return step instanceof BorderStep && before ? [{ step, doc: before }] : []
    }),
  )
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

/**
 * Whether a change has taken a place of a step: cut around it, brought two of them together, or come between those whose
 * borders go. `elsewhere`: it touches none of them.
 */
function relationOf(step: BorderStep, { mapping }: Transform): 'lost' | 'elsewhere' | 'beside' {
  const touched: { from: number; to: number; added: number }[] = []
  mapping.maps[0]?.forEach((from, to, start, end) => touched.push({ from, to, added: end - start }))
  const [first, second] = touched
  if (!first) return 'elsewhere'
  // What is moved to fit is cut at two places.
  if (second) return 'beside'
  const { from, to } = first
  if (takesPlaceOf(step, first)) return 'lost'
  const near = step.changes.filter(change => from <= change.to && to >= change.from)
  // Right before and behind borders that go there is no doubt on which side something comes in.
  const isOutside = near.every(
    change => change.from < change.to && (to === change.from || from === change.to),
  )
  return near.length === 0 || (from === to && isOutside) ? 'elsewhere' : 'beside'
}

function takesPlaceOf(
  step: BorderStep,
  { from, to, added }: { from: number; to: number; added: number },
): boolean {
  const places = placesOf(step)
  const isWithin = step.changes.some(change => from === to && change.from < from && from < change.to)
  const together = places.filter(place => from <= place && place <= to).length > 1
  return isWithin || places.some(place => from < place && place < to) || (together && added === 0)
}

/** Where a step begins and ends what it changes. */
function placesOf({ changes }: BorderStep): number[] {
  return changes.flatMap(({ from, to }) => (from < to ? [from, to] : [from]))
}

/** A document with lists that start at 1: one after another, items that leave the start of a list let the others count anew. */
function unnumbered(doc: Node): Node {
  const tr = new Transform(doc)
  doc.descendants((node, pos) => {
    if (node.type === list) tr.setNodeAttribute(pos, 'start', null)
  })
  return tr.doc
}

/** The outermost quotes of a document. */
function quotesIn(doc: Node): { node: Node; pos: number }[] {
  const quotes: { node: Node; pos: number }[] = []
  doc.descendants((node, pos) => {
    if (node.type === blockQuote) quotes.push({ node, pos })
    return node.type !== blockQuote
  })
  return quotes
}

function after(doc: Node, step: Step): Node {
  const tr = new Transform(doc).step(step)
  tr.doc.check()
  return tr.doc
}

describe('borders of blocks in one step', () => {
  it('are taken back and done again, also from their JSON, and move every text to where it is', () => {
    holdLaw(
      fc.property(fc.oneof(listDocuments, documents), given => {
        for (const { step, doc } of borderSteps(given)) {
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

  const edge = fc.tuple(fc.nat(1_000_000), fc.integer({ min: -1, max: 1 }))
  const change = fc.record({
    // Anywhere, or from and to what is at a place of the step or right beside it.
    places: fc.oneof(
      fc.constant(null),
      fc.tuple(edge, edge),
      edge.map((one): [[number, number], [number, number]] => [one, one]),
    ),
    from: fc.nat(1_000_000),
    removed: fc.nat(40),
    added: fc.option(documents, { freq: 2 }),
  })
  type ChangeOf = typeof change extends fc.Arbitrary<infer Value> ? Value : never
  const changeOf = (doc: Node, step: BorderStep, { places, from, removed, added }: ChangeOf): Transform => {
    const all = placesOf(step)
    const within = (pos: number): number => Math.min(doc.content.size, Math.max(0, pos))
    const start = from % (doc.content.size + 1)
    const ends = places?.map(([at, offset]) => within((all[at % all.length] ?? 0) + offset)) ?? [
      start,
      within(start + removed),
    ]
    const slice = added ? new Slice(added.content, 0, 0) : Slice.empty
    return new Transform(doc).replace(Math.min(...ends), Math.max(...ends), slice)
  }

  it('are taken or refused after what another changed, and lose no text of it', () => {
    holdLaw(
      fc.property(listDocuments, change, (given, one) => {
        for (const { step, doc } of borderSteps(given)) {
          const other = changeOf(doc, step, one)
          const moved = step.map(other.mapping)
          const tr = new Transform(other.doc)
          if (moved) tr.maybeStep(moved)
          tr.doc.check()
          expect(tr.doc.textContent).toBe(other.doc.textContent)
        }
      }),
      30,
    )
  })

  it('are refused where another change took one of their places, and give the same before and after any that is elsewhere', () => {
    holdLaw(
      fc.property(listDocuments, change, (given, one) => {
        for (const { step, doc } of borderSteps(given)) {
          const other = changeOf(doc, step, one)
          const moved = step.map(other.mapping)
          const where = relationOf(step, other)
          expect(where === 'lost' && moved !== null).toBe(false)
          if (where !== 'elsewhere') continue
          expect(moved).not.toBeNull()
          const first = new Transform(other.doc)
          const last = new Transform(after(doc, step))
          const [replaced] = other.steps
          const later = replaced?.map(step.getMap())
          if (!moved || !later || first.maybeStep(moved).failed || last.maybeStep(later).failed) continue
          expect(first.doc.eq(last.doc)).toBe(true)
        }
      }),
      100,
    )
  })

  it('of lists are left all at once as they are left one after another', () => {
    holdLaw(
      fc.property(selectedDocuments, ({ doc, selection }) => {
        const [together, apart] = [0, 1].map(() => EditorState.create({ doc, selection }).tr)
        if (!together || !apart) return
        leaveSelectedLists(together)
        for (const { pos } of selectedItems(selection).toReversed()) liftOutOfLists(apart, pos)
        together.doc.check()
        expect(unnumbered(together.doc).eq(unnumbered(apart.doc))).toBe(true)
      }),
      200,
    )
  })

  it('of items move out one level all at once as they do one after another', () => {
    holdLaw(
      fc.property(selectedDocuments, ({ doc, selection }) => {
        const [together, apart] = [0, 1].map(() => EditorState.create({ doc, selection }).tr)
        if (!together || !apart) return
        const runs = runsOf(rootsOf(selectedItems(selection)))
        liftItemRuns(together, runs)
        for (const run of runs.toReversed()) liftItemRun(apart, run)
        together.doc.check()
        expect(unnumbered(together.doc).eq(unnumbered(apart.doc))).toBe(true)
      }),
      200,
    )
  })

  it('of quotes are made one for everything, and taken from all quotes as from one after another', () => {
    holdLaw(
      fc.property(fc.oneof(listDocuments, documents), given => {
        // What stands in one quote altogether is quoted in it.
        const doc = given.copy(given.content.addToEnd(paragraph.create()))
        const blocks = doc.children.flatMap(block => (block.type === blockQuote ? block.children : [block]))
        const quoted = changedBy(doc, quoteBlocks)
        expect([quoted.steps.length, quoted.doc.childCount]).toEqual([quoted.doc.eq(doc) ? 0 : 1, 1])
        expect(quoted.doc.firstChild?.content.eq(Fragment.from(blocks))).toBe(true)
        const apart = changedBy(doc, tr => {
          for (const { pos, node } of quotesIn(doc).toReversed())
            liftBlocks(tr, { from: pos + 1, to: pos + node.nodeSize - 1 }, doc.resolve(pos + 1).depth)
        })
        expect(changedBy(doc, unquoteBlocks).doc.eq(apart.doc)).toBe(true)
      }),
      200,
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
    [
      'take their indent along',
      '<ul><li style="margin-left:40px;">a</li></ul>',
      '<p style="margin-left:40px;">a</p>',
    ],
    [
      'leave the others the number that the list starts with',
      '<ol start="3"><li>a</li><li>b</li><li>c</li></ol>',
      '<p>a</p><p>b</p><ol start="3"><li>c</li></ol>',
    ],
  ])('of items that leave their list %s', (_, before, expected) => {
    const doc = readHtml(before)
    const { tr } = EditorState.create({
      doc,
      selection: TextSelection.create(doc, 3, Math.min(doc.content.size - 3, 9)),
    })
    leaveSelectedLists(tr)
    expect(writeHtml(tr.doc)).toBe(expected)
  })

  it('of items in items move out where those before them leave their list', () => {
    const { tr } = stateOf(readHtml('<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'))
    liftItemRuns(tr, [
      { list: 0, from: 0, to: 1 },
      { list: 10, from: 0, to: 1 },
    ])
    expect(writeHtml(tr.doc)).toBe('<p>a</p><ul><li>b</li><li>c</li></ul>')
  })

  it.each([
    [
      'in a text',
      [
        {
          from: 2,
          to: 2,
          borders: ['end' as const, 'end' as const, blockQuote.create(), paragraph.create()],
        },
      ],
    ],
    ['without an end', [{ from: 5, to: 5, borders: [list.create()] }]],
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
