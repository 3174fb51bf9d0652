import { isEmpty, readHtml, schema, writeHtml } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import {
  AllSelection,
  EditorState,
  NodeSelection,
  TextSelection,
  type Command,
  type Selection,
} from 'prosemirror-state'
import { expect, it } from 'vitest'
import { createFieldState } from '../core/feature/field-state.ts'
import { undo } from '../core/feature/history.ts'
import { partSteps } from '../core/feature/undo-steps.ts'
import { selectBetween } from '../core/selection/gap-range.ts'
import { selectedBlocks } from '../core/selection/selected-blocks.ts'
import { features } from '../field/features.ts'
import { setCodeLanguage, toggleCodeBlock } from '../features/code-block/code-block-commands.ts'
import { indentCode, outdentCode } from '../features/code-block/indent-code.ts'
import { setTextBlock } from '../features/heading/set-text-block.ts'

const { plugins } = createFieldState(readHtml(''), features)
const runs = 50

/** A document and what says what is selected in it: a caret, a range of texts or beside objects, an object, everything. */
const cases = fc.record({ doc: documents, anchor: fc.nat(5_000), head: fc.nat(5_000), kind: fc.nat(9) })

type Case = typeof cases extends fc.Arbitrary<infer C> ? C : never

function stateOf({ doc, anchor, head, kind }: Case): EditorState {
  const state = EditorState.create({ doc, plugins: [...plugins] })
  // A selection over cells becomes one of cells.
  return state.apply(state.tr.setSelection(select(doc, anchor, head, kind)))
}

function select(doc: Node, anchor: number, head: number, kind: number): Selection {
  const at = (pos: number): number => pos % (doc.content.size + 1)
  if (kind === 0) return new AllSelection(doc)
  const node = doc.nodeAt(at(anchor))
  if (kind === 1 && node && NodeSelection.isSelectable(node)) return NodeSelection.create(doc, at(anchor))
  const $anchor = doc.resolve(at(anchor))
  const $head = doc.resolve(at(head))
  if (kind === 2) return selectBetween($anchor, $head)
  // Half of the ranges are short: they begin and end in neighbours.
  const near = doc.resolve(Math.min(doc.content.size, $anchor.pos + (head % 12)))
  return TextSelection.between($anchor, kind < 6 ? $head : near)
}

/** The letters of a document and its objects, in their order. White space and formatting are left out. */
function contentOf(doc: Node, from = 0, to = doc.content.size): string[] {
  const content: string[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    const words = node.isText
      ? (node.text ?? '').slice(Math.max(0, from - pos), to - pos)
      : node.isLeaf && node.type.spec.leafText?.(node)
    if (typeof words === 'string') content.push(...words.replaceAll(/\s/g, ''))
    else if (node.isLeaf) content.push(JSON.stringify(node.toJSON()))
    else if (node.type.spec.isolating === true)
      content.push(JSON.stringify({ ...node.toJSON(), content: null }))
  })
  return content
}

function run(state: EditorState, command: Command): EditorState {
  let after = state
  const ran = command(state, transaction => {
    after = state.apply(partSteps(transaction, state))
  })
  expect(command(state)).toBe(ran)
  after.doc.check()
  const read = isEmpty(after.doc) ? after.doc : readHtml(writeHtml(after.doc))
  expect(read.toJSON()).toEqual(after.doc.toJSON())
  return after
}

function expectUndone(before: EditorState, after: EditorState): void {
  if (before.doc.eq(after.doc)) return
  let undone = after
  undo(after, transaction => {
    undone = after.apply(transaction)
  })
  expect(undone.doc.toJSON()).toEqual(before.doc.toJSON())
  expect(undone.selection.toJSON()).toEqual(before.selection.toJSON())
}

/** What is selected in a state, where that was text before. */
function selectedContent({ doc, selection: { from, to } }: EditorState, before: EditorState): string[] {
  return before.selection instanceof TextSelection ? contentOf(doc, from, to) : []
}

it.each([
  ['Made code and made paragraphs again', toggleCodeBlock],
  ['Made code in a language', setCodeLanguage('python')],
  ['Moved in by Tab', indentCode],
  ['Moved out by Shift+Tab', outdentCode],
])(
  '%s, a text keeps every letter and object, what is selected, and one undo gives all back',
  (_, command) => {
    holdLaw(
      fc.property(cases, given => {
        const before = stateOf(given)
        const after = run(before, command)
        expect(contentOf(after.doc)).toEqual(contentOf(before.doc))
        expectUndone(before, after)
        const { selection } = after
        expect(
          selection.constructor === before.selection.constructor || selection instanceof TextSelection,
        ).toBe(true)
        expect(selectedContent(after, before)).toEqual(selectedContent(before, before))
        const again = run(after, toggleCodeBlock)
        expect(contentOf(again.doc)).toEqual(contentOf(before.doc))
        expectUndone(after, again)
      }),
      runs,
    )
  },
  60_000,
)

it('Code with white space of every kind is saved and read as it is once it is a heading, a text or paragraphs', () => {
  const code = fc.stringMatching(/^[ \t\n\r\f\u00a0a]{0,12}$/).map(text => {
    const node = schema.nodes.codeBlock.create(null, text ? schema.text(text) : null)
    return schema.nodes.doc.create(null, [node, schema.nodes.paragraph.create()])
  })
  holdLaw(
    fc.property(code, fc.nat(12), fc.nat(12), (doc, anchor, head) => {
      const size = doc.child(0).content.size
      const selection = TextSelection.create(doc, 1 + Math.min(anchor, size), 1 + Math.min(head, size))
      const before = EditorState.create({ doc, plugins: [...plugins], selection })
      for (const command of [setTextBlock(2), setTextBlock('paragraph'), toggleCodeBlock]) {
        const after = run(before, command)
        expect(selectedContent(after, before)).toEqual(selectedContent(before, before))
        expectUndone(before, after)
      }
    }),
    4 * runs,
  )
})

it('Code is made of what is selected and of nothing else', () => {
  holdLaw(
    fc.property(cases, given => {
      const before = stateOf(given)
      const selected = new Set(selectedBlocks(before.selection).map(({ node }) => node))
      const others: Node[] = []
      before.doc.descendants(node => {
        if (node.isTextblock && !selected.has(node)) others.push(node)
      })
      const after = run(before, toggleCodeBlock)
      const kept = new Set<Node>()
      after.doc.descendants(node => void kept.add(node))
      for (const node of others) expect(kept.has(node)).toBe(true)
    }),
    runs,
  )
})

it('Whole lines of code that are selected stay selected as whole lines by Tab and Shift+Tab', () => {
  const lines = fc.array(fc.stringMatching(/^[\t a-c]{0,6}$/), { minLength: 1, maxLength: 6 })
  holdLaw(
    fc.property(lines, fc.nat(5), fc.nat(5), fc.boolean(), (texts, first, last, isOut) => {
      const [from, to] = [first % texts.length, last % texts.length].toSorted((a, b) => a - b) as [
        number,
        number,
      ]
      const startOf = (all: readonly string[], line: number): number =>
        all.slice(0, line).join('\n').length + (line > 0 ? 2 : 1)
      const endOf = (all: readonly string[], line: number): number =>
        startOf(all, line) + (all[line]?.length ?? 0)
      const text = texts.join('\n')
      const code = schema.nodes.codeBlock.create(null, text ? schema.text(text) : null)
      const doc = schema.nodes.doc.create(null, code)
      const selection = TextSelection.create(doc, startOf(texts, from), endOf(texts, to))
      fc.pre(!selection.empty)
      const state = EditorState.create({ doc, plugins: [...plugins], selection })
      let after = state
      ;(isOut ? outdentCode : indentCode)(state, transaction => (after = state.apply(transaction)))
      const now = after.doc.textContent.split('\n')
      expect([after.selection.from, after.selection.to]).toEqual([startOf(now, from), endOf(now, to)])
    }),
    runs,
  )
})
