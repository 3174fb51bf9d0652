import { schema } from '@taskfield/document'
import { documents, tableDocuments } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import { AttrStep, Mapping, ReplaceAroundStep, ReplaceStep, Step, Transform } from 'prosemirror-transform'
import { describe, expect, it } from 'vitest'
import { listDocuments } from '../../testing/arbitrary-lists.ts'
import { ManySteps } from './many-steps.ts'

const { bold, inlineCode, italic } = schema.marks
const { heading, paragraph } = schema.nodes

/** One of each kind of document, or many of them in one, so that their blocks are changed by themselves. */
const longDocuments = fc
  .array(fc.oneof(documents, listDocuments, tableDocuments), { minLength: 1, maxLength: 8 })
  .map(docs => schema.nodes.doc.create(null, Fragment.from(docs.flatMap(doc => doc.children))))

const changes = fc.array(
  fc.record({ kind: fc.nat(4), from: fc.nat(1_000_000), to: fc.nat(1_000_000), isAll: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
)
type Change = typeof changes extends fc.Arbitrary<readonly (infer One)[]> ? One : never

/** Marks, attributes and kinds of blocks, some of everything, some between two places, as the steps that a transform takes one after another. */
function inTurn(doc: Node, wanted: readonly Change[]): Transform {
  const tr = new Transform(doc)
  for (const { kind, from, to, isAll } of wanted) {
    const places = [from, to].map(place => place % (doc.content.size + 1))
    const [start, end] = isAll ? [0, doc.content.size] : [Math.min(...places), Math.max(...places)]
    if (kind === 0) tr.addMark(start, end, bold.create())
    else if (kind === 1) tr.removeMark(start, end)
    else if (kind === 2) tr.addMark(start, end, inlineCode.create()).addMark(start, end, italic.create())
    else for (const step of blockSteps(tr.doc, kind === 3, start, end)) tr.step(step)
  }
  return tr
}

function blockSteps(doc: Node, isKind: boolean, from: number, to: number): Step[] {
  const steps: Step[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (!isKind && 'align' in node.attrs) steps.push(new AttrStep(pos, 'align', 'center'))
    if (!isKind || (node.type !== paragraph && node.type !== heading)) return
    const type = node.type === paragraph ? heading : paragraph
    const slice = new Slice(Fragment.from(type.create({ align: 'right' })), 0, 0)
    const end = pos + node.nodeSize
    steps.push(new ReplaceAroundStep(pos, end, pos + 1, end - 1, slice, 1, true))
  })
  return steps
}

const throughJson = (step: Step): Step =>
  Step.fromJSON(schema, JSON.parse(JSON.stringify(step.toJSON())) as unknown)

/** Takes steps as undo does: those that have no place any more are passed over. */
function taken(doc: Node, steps: readonly (Step | null)[]): Node {
  const tr = new Transform(doc)
  for (const step of steps) if (step) tr.maybeStep(step)
  tr.doc.check()
  return tr.doc
}

describe('many steps in one', () => {
  it('do what they do after each other, and are taken back, also from their JSON', () => {
    holdLaw(
      fc.property(longDocuments, changes, (doc, wanted) => {
        const single = inTurn(doc, wanted)
        const many = throughJson(new ManySteps(single.steps))
        const after = taken(doc, [many])
        expect(after.eq(single.doc)).toBe(true)
        expect(taken(after, [throughJson(many.invert(doc))]).eq(doc)).toBe(true)
        const redone = many.invert(doc).invert(after)
        expect(taken(doc, [redone]).eq(after)).toBe(true)
      }),
      15,
    )
  })

  it('give of each document the same, in whatever order they are asked for it and whatever they were taken on before', () => {
    holdLaw(
      fc.property(longDocuments, changes, (doc, wanted) => {
        const { steps, doc: other } = inTurn(doc, wanted)
        const used = new ManySteps(steps)
        const backOf = (step: Step, on: Node): string => JSON.stringify(step.invert(on))
        used.apply(other)
        used.apply(doc)
        for (const on of [doc, other, doc]) {
          expect(backOf(used, on)).toBe(backOf(new ManySteps(steps), on))
          const [again, anew] = [used.apply(on).doc, new ManySteps(steps).apply(on).doc]
          expect(again && anew ? again.eq(anew) : again === anew).toBe(true)
        }
      }),
      15,
    )
  })

  it('are moved by what another changes as each of them is', () => {
    const other = fc.record({ from: fc.nat(1_000_000), removed: fc.nat(40), added: documents })
    holdLaw(
      fc.property(longDocuments, changes, other, (doc, wanted, { from, removed, added }) => {
        const single = inTurn(doc, wanted)
        const start = from % (doc.content.size + 1)
        const end = Math.min(doc.content.size, start + removed)
        const change = new Transform(doc).replace(start, end, new Slice(added.content, 0, 0))
        const moved = single.steps.map(step => step.map(change.mapping))
        const many = new ManySteps(single.steps).map(change.mapping)
        expect(taken(change.doc, [many]).eq(taken(change.doc, moved))).toBe(true)
        expect(new ManySteps(single.steps).getMap().map(start)).toBe(single.mapping.map(start))
      }),
      15,
    )
  })

  it('take in those that follow them', () => {
    holdLaw(
      fc.property(longDocuments, changes, changes, (doc, first, second) => {
        const before = inTurn(doc, first)
        const after = inTurn(before.doc, second)
        const merged = new ManySteps(before.steps).merge(new ManySteps(after.steps))
        expect(taken(doc, [merged]).eq(after.doc)).toBe(true)
      }),
      10,
    )
  })

  it('do not take in what changes positions', () => {
    const step = new ReplaceStep(0, 0, new Slice(Fragment.from(paragraph.create()), 0, 0))
    expect(new ManySteps([]).merge(step)).toBeNull()
    expect(new ManySteps([]).map(new Mapping())).toBeNull()
  })

  it('are refused where their JSON is none', () => {
    expect(() => ManySteps.fromJSON(schema, {})).toThrow('Invalid input for ManySteps.fromJSON')
  })
})
