import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type EditorState, type Selection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { findChangedRange } from '../../../core/transform/changed-range.ts'
import { changeOneText } from '../../../core/transform/one-text.ts'
import { cutOnce } from './cut-once.ts'
import { groupLines, hasLines, linesAround } from './group-lines.ts'
import { narrowChanges } from './narrow-changes.ts'

/** From how many lines on code is shown in groups, and how many make a group. `Infinity` turns groups off. */
export const codeGroupLimits = { from: 200, size: 64 }

const groupClass = 'tf-code-lines'
const groupsKey = new PluginKey<DecorationSet>('codeGroups')

/**
 * Shows the lines of long code in groups, of which a browser lays out and reads only those near the window (`docs/decisions/0030`). A group
 * is a decoration: neither the document nor a position tells of it. The first and the last lines stand without one: what is written at the edge of a decoration is drawn anew, which ends a composition,
 * and a browser shows no caret behind the last break of a block.
 */
export const codeGroups: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  key: groupsKey,
  state: {
    init: (_config, { doc, selection }) =>
      regroup(DecorationSet.empty, doc, selection, { from: 0, to: doc.content.size }),
    apply,
  },
  props: {
    decorations: state => withoutParted(groupsOf(state), state),
    handleDOMEvents: {
      keydown(view, event) {
        if (isWriting(event)) joinSelected(view)
      },
      beforeinput: joinSelected,
    },
  },
  view(view) {
    const usual = view.endOfTextblock.bind(view)
    view.endOfTextblock = (direction, state = view.state) =>
      isAtEdge(state, direction) ?? usual(direction, state)
    const endNarrowing = narrowChanges(view, `.${groupClass}`)
    return {
      destroy() {
        endNarrowing()
        Reflect.deleteProperty(view, 'endOfTextblock')
      },
    }
  },
})

interface Range {
  readonly from: number
  readonly to: number
}

function groupsOf(state: EditorState): DecorationSet {
  return groupsKey.getState(state) ?? DecorationSet.empty
}

function apply(transaction: Transaction, before: DecorationSet, old: EditorState): DecorationSet {
  const { doc, selection, mapping, docChanged } = transaction
  const groups = docChanged ? before.map(mapping, doc) : before
  if (isBesideCode(transaction, old.selection)) return groups
  const changed = docChanged ? findChangedRange([transaction]) : null
  if (changed) return regroup(groups, doc, selection, wholeBlocks(doc, changed))
  if (groups === DecorationSet.empty) return groups
  // Steps that change no positions may have made something else of code.
  if (docChanged) return regroup(groups, doc, selection, { from: 0, to: doc.content.size })
  const isSelected = transaction.selectionSet && !isDrag(transaction)
  return isSelected || transaction.getMeta(groupsKey) !== undefined
    ? regroup(groups, doc, selection, wholeBlocks(doc, selection))
    : groups
}

/** Whether nothing but a text that is no code was changed. */
function isBesideCode(transaction: Transaction, before: Selection): boolean {
  const { parent } = transaction.selection.$head
  return parent.type !== schema.nodes.codeBlock && changeOneText([transaction], before, transaction.selection)
}

/** Whether somebody selects with the pointer: what is pressed stays as it is until they write. */
function isDrag(transaction: Transaction): boolean {
  return transaction.getMeta('pointer') !== undefined && !transaction.selection.empty
}

function wholeBlocks(doc: Node, { from, to }: Range): Range {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  return { from: $from.depth > 0 ? $from.before(1) : from, to: $to.depth > 0 ? $to.after(1) : to }
}

/** Groups the lines of all code in a range of whole blocks anew, and keeps each group that is as it was. */
function regroup(groups: DecorationSet, doc: Node, selection: Selection, { from, to }: Range): DecorationSet {
  const old = groups.find(from, to)
  const left = new Map(old.map(group => [group.from, group]))
  const made: Decoration[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === schema.nodes.codeBlock)
      for (const range of rangesOf(node, pos + 1, old, selection)) {
        if (left.get(range.from)?.to === range.to) left.delete(range.from)
        else
          made.push(
            Decoration.inline(range.from, range.to, look(node, range, pos + 1), { inclusiveStart: true }),
          )
      }
    return !node.isTextblock && mayHaveLines(node)
  })
  return left.size + made.length > 0 ? groups.remove([...left.values()]).add(doc, made) : groups
}

/** As many lines have as many characters at least, nearly always far more. */
function mayHaveLines({ content }: Node): boolean {
  return content.size + 1 >= codeGroupLimits.from
}

/** Where the groups of a code stand that begins at a position. */
function rangesOf(node: Node, start: number, old: readonly Decoration[], selection: Selection): Range[] {
  if (!mayHaveLines(node)) return []
  const text = node.textContent
  if (!hasLines(text, codeGroupLimits.from)) return []
  for (const child of node.children) cutOnce(child)
  const end = start + node.content.size
  const before = old.filter(({ from, to }) => from >= start && to <= end)
  const starts = groupLines(
    text,
    before.flatMap(({ from, to }) => [from - start, to - start]),
    { size: codeGroupLimits.size, apart: selectedLines(text, start, selection) },
  )
  return starts.slice(2).map((to, index) => ({ from: start + (starts[index + 1] ?? 0), to: start + to }))
}

function selectedLines(
  text: string,
  start: number,
  { from, to }: Selection,
): readonly [number, number] | null {
  const end = start + text.length
  const ends = [from, to].filter(pos => pos >= start && pos <= end).map(pos => pos - start)
  return ends.length > 0 ? linesAround(text, Math.min(...ends), Math.max(...ends)) : null
}

/** A group is as high as its lines, and about as wide, before it is laid out. */
function look(node: Node, { from, to }: Range, start: number): Record<string, string> {
  const lines = node.textContent.slice(from - start, to - start).split('\n')
  const width = Math.max(...lines.map(line => line.length))
  return {
    nodeName: 'span',
    class: groupClass,
    style: `contain-intrinsic-size: auto ${width}ch auto ${lines.length - 1}lh`,
  }
}

/** The groups but those in which other decorations begin or end: each part of such a text would be a block of its own. */
function withoutParted(groups: DecorationSet, state: EditorState): DecorationSet {
  const all = groups.find()
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return groups
  const edges = state.plugins.flatMap(plugin => {
    const others = plugin.spec.key === groupsKey ? null : plugin.props.decorations?.call(plugin, state)
    const found = others instanceof DecorationSet ? others.find(first.from, last.to) : []
    return found.flatMap(({ from, to }) => [from, to])
  })
  const parted = all.filter(({ from, to }) => edges.some(edge => edge > from && edge < to))
  return parted.length > 0 ? groups.remove(parted) : groups
}

/** Whether a key may write or start a composition; what it replaces is then edited by the browser, which wants it in one piece. */
function isWriting({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isNamed = key.length > 1 && !['Process', 'Unidentified', 'Dead'].includes(key)
  return !isNamed && !ctrlKey && !metaKey
}

/** Has what was selected with the pointer stand in one group. */
function joinSelected(view: EditorView): void {
  const { state, composing } = view
  const { from, to } = state.selection
  const begins = groupsOf(state)
    .find(from, to)
    .some(group => group.from > from && group.from <= to)
  if (begins && !composing) view.dispatch(state.tr.setMeta(groupsKey, true))
}

/** Whether the caret stands in the first or the last line of code in groups; the library would take a group for a line. */
function isAtEdge(state: EditorState, direction: string): boolean | null {
  const { $from, $to } = state.selection
  const $end = direction === 'up' ? $from : $to
  const isGrouped =
    (direction === 'up' || direction === 'down') &&
    $end.parent.type === schema.nodes.codeBlock &&
    groupsOf(state).find($end.start(), $end.end()).length > 0
  if (!isGrouped) return null
  const text = $end.parent.textContent
  const rest = direction === 'up' ? text.slice(0, $end.parentOffset) : text.slice($end.parentOffset)
  return !rest.includes('\n')
}
