import { writeBlocks } from '@taskfield/document'
import { documents, tableDocuments } from '@taskfield/document/testing/arbitrary/documents.ts'
import { hostDocuments } from '@taskfield/document/testing/arbitrary/host-objects.ts'
import * as fc from 'fast-check'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { AllSelection, NodeSelection, type Selection } from 'prosemirror-state'
import { CellSelection } from '../../features/table/cell-selection.ts'
import { isGap } from '../../core/selection/gap-cursor.ts'
import { selectBetween } from '../../core/selection/gap-range.ts'
import { listDocuments } from '../arbitrary-lists.ts'

/** What a command is tried on. */
export interface Selected {
  readonly doc: Node
  readonly selection: Selection
}

const kinds = [
  'caret',
  'gap',
  'within',
  'across',
  'across',
  'cells',
  'cells',
  'object',
  'image',
  'all',
] as const

/** A caret, a range in one block or over several at any levels, cells of a table, a whole object, everything. */
const selectedIn = (docs: fc.Arbitrary<Node>): fc.Arbitrary<Selected> =>
  fc
    .record({
      doc: docs,
      kind: fc.constantFrom(...kinds),
      anchor: fc.nat(10_000),
      head: fc.nat(10_000),
    })
    .map(({ doc, kind, anchor, head }) => {
      const selection = selectIn(doc, kind, anchor, head)
      return {
        doc,
        selection,
        [fc.toStringMethod]: () => `${writeBlocks(doc)} ${JSON.stringify(selection)}`,
      }
    })

/** What any field is tried on. */
export const selectedDocuments: fc.Arbitrary<Selected> = selectedIn(
  fc.oneof(documents, listDocuments, tableDocuments),
)

/** The same, with objects of a host: for what needs no declaration of them. */
export const selectedHostDocuments: fc.Arbitrary<Selected> = selectedIn(
  fc.oneof(documents, hostDocuments, listDocuments, tableDocuments),
)

/** A caret in a text or beside an object; everything where a document has no place for one. */
export const caretDocuments: fc.Arbitrary<Selected> = fc
  .record({ doc: fc.oneof(documents, listDocuments), place: fc.nat(10_000) })
  .map(({ doc, place }) => {
    const { texts, gaps } = placesIn(doc)
    const $place = pick([...texts, ...gaps], place)
    const selection = between($place, $place) ?? new AllSelection(doc)
    return { doc, selection, [fc.toStringMethod]: () => `${writeBlocks(doc)} ${JSON.stringify(selection)}` }
  })

/** Selects places in a document by their numbers; everything where it has no such place. */
function selectIn(doc: Node, kind: (typeof kinds)[number], anchor: number, head: number): Selection {
  return select[kind](placesIn(doc), anchor, head) ?? new AllSelection(doc)
}

/** Selects the places of these numbers; `null` where a document has none. */
type Select = (places: Places, anchor: number, head: number) => Selection | null

const select: Readonly<Record<(typeof kinds)[number], Select>> = {
  caret: ({ texts }, anchor) => between(pick(texts, anchor), pick(texts, anchor)),
  gap: ({ gaps }, anchor) => between(pick(gaps, anchor), pick(gaps, anchor)),
  within: ({ texts }, anchor, head) => {
    const $anchor = pick(texts, anchor)
    return between($anchor, pick($anchor ? texts.filter($pos => $pos.sameParent($anchor)) : [], head))
  },
  across: ({ texts, gaps }, anchor, head) =>
    between(pick([...texts, ...gaps], anchor), pick([...texts, ...gaps], head)),
  cells: ({ cells }, anchor, head) => {
    const $anchor = pick(cells, anchor)
    if (!$anchor) return null
    const table = $anchor.node(-1)
    const $head = pick(
      cells.filter($cell => $cell.node(-1) === table && $cell.start(-1) === $anchor.start(-1)),
      head,
    )
    return new CellSelection($anchor, $head ?? $anchor)
  },
  object: ({ objects }, anchor) => {
    const $object = pick(objects, anchor)
    return $object && new NodeSelection($object)
  },
  image: ({ objects }, anchor) => {
    const $image = pick(
      objects.filter(({ nodeAfter }) => /image/i.test(nodeAfter?.type.name ?? '')),
      anchor,
    )
    return $image && new NodeSelection($image)
  },
  all: () => null,
}

function between($anchor: ResolvedPos | null, $head: ResolvedPos | null): Selection | null {
  return $anchor && $head && selectBetween($anchor, $head)
}

function pick(places: readonly ResolvedPos[], number: number): ResolvedPos | null {
  return places[number % places.length] ?? null
}

interface Places {
  /** Where a caret can stand in a text. */
  readonly texts: readonly ResolvedPos[]
  /** Where one can stand between blocks. */
  readonly gaps: readonly ResolvedPos[]
  /** Before the cells of tables. */
  readonly cells: readonly ResolvedPos[]
  /** Before what can be selected as a whole. */
  readonly objects: readonly ResolvedPos[]
}

function placesIn(doc: Node): Places {
  const all = Array.from({ length: doc.content.size + 1 }, (_, pos) => doc.resolve(pos))
  return {
    texts: all.filter($pos => $pos.parent.inlineContent && !isInCharacter($pos)),
    gaps: all.filter(isGap),
    cells: all.filter(
      ({ parent, nodeAfter }) => parent.type.spec['tableRole'] === 'row' && nodeAfter !== null,
    ),
    objects: all.filter(
      ({ nodeAfter, textOffset }) => nodeAfter && textOffset === 0 && NodeSelection.isSelectable(nodeAfter),
    ),
  }
}

/** Whether a place in a text parts the two halves of a character. */
function isInCharacter({ nodeBefore, textOffset }: ResolvedPos): boolean {
  return textOffset > 0 && /[\ud800-\udbff]$/.test(nodeBefore?.text ?? '')
}
