import { schema } from '@taskfield/document'
import type { MarkType, Node } from 'prosemirror-model'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { AttrStep } from 'prosemirror-transform'
import { takeTogether } from '../../core/transform/many-steps.ts'
import { stepsWithout } from '../../core/transform/mark-texts.ts'
import { selectedTextBlocks, type NodeWithPos } from '../../core/selection/selected-blocks.ts'
import { basicMarkNames } from './mark-commands.ts'

const formats: readonly MarkType[] = [
  ...basicMarkNames,
  'fontColor' as const,
  'backgroundColor' as const,
].map(name => schema.marks[name])

/** What makes a block look different without making it another block. */
const blockFormats = ['align', 'indent'] as const

/**
 * Takes basic marks and colours off the selected text, or off what is typed next, and alignment and indents off the
 * selected paragraphs and headings. Links, headings and lists stay: they say something.
 */
export const removeFormat: Command = (state, dispatch) => {
  const blocks = selectedTextBlocks(state.selection).filter(({ node }) => isFormatted(node))
  if (blocks.length === 0 && !hasFormats(state)) return false
  if (dispatch) {
    const { tr } = state
    const steps = stepsWithout(state.doc, state.selection.ranges, formats)
    takeTogether(tr, [...steps, ...blocks.flatMap(stepsToClear)])
    if (state.selection.empty) keepPlain(tr, state)
    dispatch(tr.scrollIntoView())
  }
  return true
}

function isFormatted(node: Node): boolean {
  return blockFormats.some(name => (node.attrs[name] ?? null) !== null)
}

function hasFormats(state: EditorState): boolean {
  const { empty, $from, ranges } = state.selection
  if (empty) {
    const marks = state.storedMarks ?? $from.marks()
    return marks.some(({ type }) => formats.includes(type))
  }
  return formats.some(type =>
    ranges.some(range => state.doc.rangeHasMark(range.$from.pos, range.$to.pos, type)),
  )
}

function stepsToClear({ node, pos }: NodeWithPos): AttrStep[] {
  const set = blockFormats.filter(name => (node.attrs[name] ?? null) !== null)
  return set.map(name => new AttrStep(pos, name, null))
}

/** What is typed next at the caret is plain, also after a change of its block, which forgets what was to be typed. */
function keepPlain(tr: Transaction, { storedMarks, selection }: EditorState): void {
  const marks = storedMarks ?? selection.$from.marks()
  tr.ensureMarks(marks.filter(({ type }) => !formats.includes(type)))
}
