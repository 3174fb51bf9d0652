import {
  elementsBelow,
  findBelow,
  holdsText,
  isElement,
  replaceBelow,
  shownText,
  textNode,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

const noteLists = /^(?:footnote|endnote|comment)-list$/
const notes = /^(?:footnote|endnote|comment)$/

const isReference = ({ name, style }: PastedElement): boolean =>
  name === 'a' && (style.has('mso-footnote-id') || style.has('mso-endnote-id'))

/** Whether an element holds the reference to a comment, beside a space that nobody typed. */
const isCommentSign = ({ style }: PastedElement): boolean => style.get('mso-special-character') === 'comment'

/** Whether an element is what leads back from a note to its place. */
const leadsBack = ({ name, attributes }: PastedElement): boolean =>
  name === 'a' && /^#_(?:ftn|edn)ref|^#_msoanchor/i.test(attributes.get('href') ?? '')

/** Makes references text such as `[1]`, and the notes paragraphs below that begin with it. */
export function writeNotes(body: PastedElement): void {
  const below: PastedNode[] = []
  replaceBelow(body, node => {
    if (!isElement(node)) return [node]
    if (noteLists.test(node.style.get('mso-element') ?? '')) {
      below.push(...notesOf(node))
      return []
    }
    if (leadsBack(node)) return [textNode(`${referenceText(node)} `)]
    if (isCommentSign(node)) return node.children.filter(holdsText)
    return isReference(node) ? [textNode(referenceText(node))] : [node]
  })
  body.children.push(...below)
}

function referenceText(reference: PastedElement): string {
  const text = shownText(reference)
  return text === '' || text.startsWith('[') ? text : `[${text}]`
}

function notesOf(list: PastedElement): PastedNode[] {
  const found: PastedNode[] = []
  replaceBelow(list, node => {
    if (isElement(node) && notes.test(node.style.get('mso-element') ?? '')) found.push(...linesOf(node))
    return [node]
  })
  return found
}

/** The paragraphs of a note that hold something; the first begins with its reference. */
function linesOf(note: PastedElement): PastedElement[] {
  const lines = [...elementsBelow(note)].filter(({ name }) => name === 'p')
  const start = lines[0]?.children
  while (start?.[0]?.kind === 'text' && start[0].text.trim() === '') start.shift()
  return lines.filter(
    line => shownText(line) !== '' || findBelow(line, ({ name }) => name === 'img') !== null,
  )
}
