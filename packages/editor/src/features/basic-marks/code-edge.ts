import { schema } from '@taskfield/document'
import type { Node } from 'prosemirror-model'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { isMarkActive } from './mark-commands.ts'

const { inlineCode } = schema.marks

/** ArrowRight at an edge of inline code: leaves the code at its end, enters it at its start. The caret stays. */
export const stepRightOverCodeEdge: Command = (state, dispatch) => {
  const edge = findCodeEdge(state)
  return edge !== null && setCode(edge === 'start')(state, dispatch)
}

/** ArrowLeft at an edge of inline code: enters the code at its end, leaves it at its start. */
export const stepLeftOverCodeEdge: Command = (state, dispatch) => {
  const edge = findCodeEdge(state)
  return edge !== null && setCode(edge === 'end')(state, dispatch)
}

/** Makes what is typed next code or plain; declines where it is that already, so that the caret moves on. */
function setCode(code: boolean): Command {
  return (state, dispatch) => {
    if (isMarkActive(state, 'inlineCode') === code) return false
    const { tr } = state
    dispatch?.(code ? tr.addStoredMark(inlineCode.create()) : tr.removeStoredMark(inlineCode))
    return true
  }
}

/** The edge of inline code that the caret is at. */
function findCodeEdge({ selection }: EditorState): 'start' | 'end' | null {
  if (!(selection instanceof TextSelection) || !selection.$cursor) return null
  const { nodeBefore, nodeAfter } = selection.$cursor
  const before = isCode(nodeBefore)
  if (before === isCode(nodeAfter)) return null
  return before ? 'end' : 'start'
}

function isCode(node: Node | null): boolean {
  return node !== null && inlineCode.isInSet(node.marks) !== undefined
}
