import { Fragment, type Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { isText } from '../../core/transform/end-texts.ts'
import { typedMarks } from '../../core/transform/typed-marks.ts'

/** Words of one text that have no formatting have that of the text they come into, as typed ones have. */
export function likeTyped(state: EditorState, content: Fragment): Fragment {
  const { firstChild: first, childCount } = content
  if (!first) return content
  if (first.isInline) return withMarks(state, content)
  return childCount === 1 && isText(first)
    ? Fragment.from(first.copy(withMarks(state, first.content)))
    : content
}

function withMarks(state: EditorState, words: Fragment): Fragment {
  if (!words.content.every(isPlainWord)) return words
  const marks = typedMarks(state)
  return Fragment.fromArray(words.content.map(word => word.mark(marks)))
}

function isPlainWord({ isText: isLetters, type, marks }: Node): boolean {
  return marks.length === 0 && (isLetters || type.spec.leafText !== undefined)
}
