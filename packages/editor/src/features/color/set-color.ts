import { colorAttrs, parseFontColor, schema } from '@taskfield/document'
import { takesMark } from '../../core/transform/takes-mark.ts'
import { addMarkTo, removeMarksFrom } from '../../core/transform/mark-texts.ts'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'

/** The two colours that text may have. */
export type ColorMark = 'fontColor' | 'backgroundColor'

/** Whether text at the selection may have a colour: not in code. */
export function canColor(state: EditorState, name: ColorMark): boolean {
  return takesMark(state, schema.marks[name])
}

/** Gives the selected text a colour, or what is typed next; `null` takes it away. */
export function setColor(name: ColorMark, value: string | null): Command {
  const type = schema.marks[name]
  const color = value && parseFontColor(value)
  return (state, dispatch) => {
    if (!canColor(state, name)) return false
    const { tr, selection } = state
    const mark = color === null ? null : type.create({ color })
    if (selection.empty) dispatch?.(mark ? tr.addStoredMark(mark) : tr.removeStoredMark(type))
    else {
      if (mark) addMarkTo(tr, selection.ranges, mark)
      else removeMarksFrom(tr, selection.ranges, [type])
      dispatch?.(tr.scrollIntoView())
    }
    return true
  }
}

const colorOf = (node: Node, name: ColorMark): string | null => {
  const mark = schema.marks[name].isInSet(node.marks)
  return mark ? colorAttrs(mark).color : null
}

/** The colour of the first selected text, or of what is typed next; `null` without one. */
export function findColor(state: EditorState, name: ColorMark): string | null {
  const { empty, $from, from, to } = state.selection
  if (empty) {
    const mark = schema.marks[name].isInSet(state.storedMarks ?? $from.marks())
    return mark ? colorAttrs(mark).color : null
  }
  let first: Node | null = null
  state.doc.nodesBetween(from, to, node => {
    if (!first && node.isText) first = node
    return first === null
  })
  return first && colorOf(first, name)
}

/** The first different colours of a document, in its order. */
export function findUsedColors(doc: Node, name: ColorMark, most: number): string[] {
  const colors = new Set<string>()
  doc.descendants(node => {
    const color = node.isInline && colors.size < most ? colorOf(node, name) : null
    if (color !== null) colors.add(color)
    return colors.size < most
  })
  return [...colors]
}
