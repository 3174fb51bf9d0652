import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { Fragment } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenedField } from '../../testing/open-field.ts'
import {
  allGroupsOf,
  blocksOf,
  drawnFlat,
  openLike,
  usualLimits as usual,
  waitingIn,
  withoutGroups,
} from '../../testing/grouped-text.ts'
import { undo } from '../../core/feature/history.ts'
import { groupLimits } from './block-groups.ts'
import { farClass } from './group-desc.ts'

const small = { from: 1, size: 2, atOnce: 3 }
afterEach(() => void Object.assign(groupLimits, usual))

/** Writes a letter at the end of every block of text. */
const writeEverywhere: Command = ({ tr, doc }, dispatch) => {
  const ends: number[] = []
  doc.forEach((block, pos) => void (block.isTextblock && ends.push(pos + block.nodeSize - 1)))
  for (const end of ends.toReversed()) tr.insert(end, schema.text('ы'))
  dispatch?.(tr)
  return true
}

const changes = {
  write: ({ editor }: OpenedField): unknown => editor.run(writeEverywhere),
  undo: ({ editor }: OpenedField): unknown => editor.run(undo),
  halve: ({ editor }: OpenedField): unknown => {
    const { doc } = editor.state
    return editor.showDocument(doc.copy(Fragment.from(doc.children.slice(0, Math.ceil(doc.childCount / 2)))))
  },
  turn: ({ editor }: OpenedField): unknown => {
    const { doc } = editor.state
    return editor.showDocument(doc.copy(Fragment.from(doc.children.toReversed())))
  },
  type: ({ editor }: OpenedField, at: number): unknown =>
    editor.run((state, dispatch) => {
      const { $from } = TextSelection.near(state.doc.resolve(at % state.doc.content.size))
      if ($from.parent.isTextblock) dispatch?.(state.tr.insert($from.pos, schema.text('!')))
      return true
    }),
  select: ({ editor }: OpenedField, at: number): unknown =>
    editor.run((state, dispatch) => {
      const selection = TextSelection.near(state.doc.resolve(at % state.doc.content.size))
      dispatch?.(state.tr.setSelection(selection))
      return true
    }),
}

/** What is asked of the page after a change: each answer is that of a text without groups. */
const questions = {
  nothing: (): void => {},
  caret: ({ editor: { state, view } }: OpenedField): void => {
    const { selection } = state
    const { anchorNode, anchorOffset } = document.getSelection() ?? {}
    if (!(selection instanceof TextSelection) || !anchorNode || !view?.hasFocus()) return
    expect(view.posAtDOM(anchorNode, anchorOffset ?? 0)).toBe(selection.anchor)
  },
  place: ({ editor: { state, view } }: OpenedField, at: number): void => {
    const $pos = state.doc.resolve(at % (state.doc.content.size + 1))
    if (!$pos.parent.isTextblock || !view) return
    const { node, offset } = view.domAtPos($pos.pos)
    expect(view.posAtDOM(node, offset)).toBe($pos.pos)
    expect(() => view.coordsAtPos($pos.pos)).not.toThrow()
  },
  block: ({ editor: { state, view } }: OpenedField, at: number): void => {
    const index = at % state.doc.childCount
    const pos = state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    const block = view?.nodeDOM(pos)
    const letter = /[ы!]$/.exec(state.doc.child(index).textContent)?.[0] ?? ''
    expect(block?.textContent).toContain(letter)
    expect(block?.isConnected).toBe(true)
  },
}
type Names<Of> = (keyof Of)[]

const step = fc.record({
  change: fc.constantFrom(...(Object.keys(changes) as Names<typeof changes>)),
  question: fc.constantFrom(...(Object.keys(questions) as Names<typeof questions>)),
  at: fc.nat(),
  far: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
})

/** So long that several of its groups wait to be drawn when all of it is changed. */
const longDoc = schema.node(
  'doc',
  null,
  Array.from({ length: 12 }, () => schema.node('paragraph', null, schema.text('a'))),
)

describe('groups that are far from the window', () => {
  beforeEach(() => page.viewport(1280, 800))

  it('answer and look as without groups, whatever is changed and asked before they are drawn', () => {
    let most = 0
    holdLaw(
      fc.property(
        fc.array(documents, { minLength: 2, maxLength: 5 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        (docs, steps) => {
          const field = openLike(small, '')
          const { editor, text, unmount } = field
          editor.openDocument(editor.state.doc.copy(Fragment.from(docs.flatMap(doc => doc.children))))
          editor.focusAtEnd()
          for (const { change, question, at, far } of steps) {
            for (const [index, group] of allGroupsOf(text).entries())
              group.classList.toggle(farClass, far[index % far.length])
            changes[change](field, at)
            most = Math.max(most, waitingIn(text).length)
            questions[question](field, at)
          }
          const { doc } = editor.state
          const found: unknown[] = []
          doc.forEach((_, pos) => void found.push(editor.view?.nodeDOM(pos)))
          // Whoever asks for what waits has it drawn.
          doc.descendants((_, pos) => void editor.view?.nodeDOM(pos))
          editor.focusAtEnd()
          const blocks = blocksOf(text)
          expect(found).toEqual(blocks)
          const unlike = drawnFlat(doc).filter(
            (block, index) => !block.isEqualNode(withoutGroups(blocks[index])),
          )
          expect(unlike.map(block => block.outerHTML)).toEqual([])
          unmount()
        },
      ),
      25,
      [[[longDoc], [{ change: 'write', question: 'nothing', at: 0, far: [true] }]]],
    )
    expect(most).toBeGreaterThan(1)
  })

  const paragraphs = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<p>Срок согласования договора ${at}</p>`).join('')

  async function openLong(html: string): Promise<OpenedField> {
    // The field loads it when it opens a long text, and has asked first.
    const field = openLike(usual, html)
    await import('./late-groups.ts')
    await new Promise(requestAnimationFrame)
    await expect.poll(() => waitingIn(field.text)).toEqual([])
    return field
  }

  it('are drawn after a command on everything, which is undone and given again before', async () => {
    const { editor, text, press } = await openLong(`<p>|</p>${paragraphs(1280)}`)
    let left = 0
    const stop = editor.subscribe(() => (left = Math.max(left, waitingIn(text).length)))
    await press('{Control>}a{/Control}', '{Control>}b{/Control}')
    expect(left).toBeGreaterThan(10)
    await press('{Control>}z{/Control}', '{Control>}i{/Control}')
    stop()
    await expect.poll(() => waitingIn(text)).toEqual([])
    expect(text.querySelectorAll('strong')).toHaveLength(0)
    expect(text.querySelectorAll('i, em')).toHaveLength(1280)
    expect(text.textContent).toBe(editor.state.doc.textContent)
    const selected = document.getSelection()
    expect([selected?.anchorNode, selected?.focusNode].map(node => text.contains(node ?? null))).toEqual([
      true,
      true,
    ])
  })
})
