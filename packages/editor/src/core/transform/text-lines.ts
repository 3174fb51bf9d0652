import { schema, writePlainText } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import { fitText, linesOf } from './fit-text.ts'

const { caption, image, lineBreak } = schema.nodes

/** The plain text of content, as code holds it. */
export function codeLines(content: Fragment): Fragment {
  const text = writePlainText(content)
  return text ? Fragment.from(schema.text(text)) : Fragment.empty
}

/** The text of all blocks, as lines of one. What a caption cannot hold leaves its words there: an image its alternative text. */
export function captionLines(content: Fragment): Fragment {
  const lines: Node[] = []
  const addLine = (line: readonly Node[]): void => {
    if (lines.length > 0) lines.push(lineBreak.create())
    lines.push(...line)
  }
  if (content.firstChild?.isInline === true) addLine(content.content.flatMap(inCaption))
  content.descendants(block => {
    if (block.isTextblock) addLine(fitText(block, caption.create()).content.flatMap(inCaption))
    else if (block.isAtom || block.type === image) {
      // Its caption, if it has one, is a line of its own.
      const words = wordsOf(block.copy(Fragment.empty))
      if (words.length > 0) addLine(words)
    }
    return !block.isTextblock
  })
  return Fragment.from(lines)
}

function inCaption(node: Node): readonly Node[] {
  return caption.contentMatch.matchType(node.type) ? [node] : wordsOf(node)
}

function wordsOf(node: Node): readonly Node[] {
  const { content } = linesOf(writePlainText(Fragment.from(node)).trim())
  return content.map(line => line.mark(node.marks))
}
