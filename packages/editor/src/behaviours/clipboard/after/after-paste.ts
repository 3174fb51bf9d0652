import { writePlainText } from '@taskfield/document'
import type { Fragment } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { TextMeaning } from '../../../core/feature/feature.ts'
import { roomMissing } from '../../../ui/popups/place-above.ts'
import { isMarkdown } from '../markdown/is-markdown.ts'
import { becoming } from './becoming.ts'
import { joinLines } from './join-lines.ts'
import { plainCells } from './plain-cells.ts'
import { watchChoiceKeys } from './choice-keys.ts'
import type { Pasted } from './pasted.ts'
import { setPasteChoice, type PasteChoice, type PasteKind, type PasteWay } from './paste-choice.ts'

/**
 * Puts what a Markdown text or the text of a spreadsheet means in the place of the text itself, which was just pasted: so one undo gives the
 * text. Then the other ways to paste the same are offered, where they differ.
 */
export async function afterPaste(view: EditorView, pasted: Pasted): Promise<void> {
  const { before, isOver } = pasted
  if (before.selection.$from.parent.type.spec.code === true) return
  if (isOver) offer(view, pasted, waysOfCells(pasted))
  else await putAndOffer(view, pasted)
}

async function putAndOffer(view: EditorView, pasted: Pasted): Promise<void> {
  const { text, isText, findMeaning } = pasted
  const { doc } = view.state
  const meaning = findMeaning()
  const markdown = meaning?.isSure !== true && isMarkdown(text) ? await readMeaning(pasted) : null
  if (view.isDestroyed || view.state.doc !== doc || !view.editable) return
  const ways = waysOf(pasted, markdown, meaning)
  offer(view, pasted, ways, isText ? putText(view, pasted, ways, meaning) : 'formatted')
}

/** Puts what a text surely means in its place. Returns what it then is. */
function putText(
  view: EditorView,
  pasted: Pasted,
  ways: PasteChoice['ways'],
  meaning: TextMeaning | null,
): PasteKind {
  for (const [kind, way] of ways) {
    const isSure = kind === 'markdown' || (kind === 'table' && meaning?.isSure === true)
    if (isSure && putMeaning(view, pasted, way)) return kind
  }
  return 'plain'
}

/** What a text means; `null` where the code for it cannot be had. */
async function readMeaning({ text, readHtml }: Pasted): Promise<Fragment | null> {
  const code = await import('../markdown/markdown-html.ts').catch(() => null)
  return code && readHtml(code.markdownHtml(text))
}

function putMeaning(view: EditorView, pasted: Pasted, way: PasteWay): boolean {
  const meant = way.put()
  const made = meant && becoming(view.state, meant)
  if (!meant || !made) return false
  const { putCaret, asAutomatic, warn } = pasted
  putCaret(made, meant)
  view.dispatch(
    (way.isAutomatic === true ? asAutomatic(made) : made.setMeta('uiEvent', 'paste')).scrollIntoView(),
  )
  if (way.message) warn(way.message)
  return true
}

/** The ways to paste, in the order in which they are shown. */
function waysOf(pasted: Pasted, markdown: Fragment | null, meaning: TextMeaning | null): PasteChoice['ways'] {
  const { before, isText, content, readText, replace } = pasted
  const ways = new Map<PasteKind, PasteWay>()
  if (!isText) ways.set('formatted', { put: () => replace(content) })
  if (markdown) ways.set('markdown', { put: () => replace(markdown) })
  if (meaning && (isText || !holdsTable(content)))
    ways.set('table', { put: () => meaning.put(before), message: meaning.message, isAutomatic: true })
  const joined = joinedOf(pasted, markdown)
  if (joined !== null) ways.set('joined', { put: () => replace(readText(joined)) })
  if (isText || (hasWords(pasted) && !isPlain(content)))
    ways.set('plain', { put: () => replace(readText(wordsOf(pasted))) })
  return ways
}

/** The ways to paste cells where they came over others. */
function waysOfCells(pasted: Pasted): PasteChoice['ways'] {
  const { isText, content, readText, replace } = pasted
  const ways = new Map<PasteKind, PasteWay>()
  ways.set(isText ? 'cells' : 'formatted', { put: () => replace(content) })
  const plain = plainCells(content)
  if (!plain.eq(content)) ways.set('plain', { put: () => replace(plain) })
  if (hasWords(pasted)) ways.set('oneCell', { put: () => replace(readText(wordsOf(pasted))) })
  return ways
}

const holdsTable = ({ content }: Fragment): boolean =>
  content.some(({ type, content: inner }) => type.name === 'tableFigure' || holdsTable(inner))

/** Whether there is a text: beside the HTML or, as some pages copy HTML alone, in what came of it. */
const hasWords = ({ text, content }: Pasted): boolean =>
  text !== '' || content.textBetween(0, content.size) !== ''

const wordsOf = ({ text, content }: Pasted): string => text || writePlainText(content)

/** The text with the lines of a page joined; `null` where it has none, or is Markdown, which joins them by itself. Only paragraphs are lines of a page, where they come as HTML. */
function joinedOf({ text, isText, content }: Pasted, markdown: Fragment | null): string | null {
  if (markdown) return null
  const isParagraphs = content.content.every(({ type, isInline }) => isInline || type.name === 'paragraph')
  return isText || isParagraphs ? joinLines(text) : null
}

/** Whether content is nothing but its text. */
const isPlain = ({ content }: Fragment): boolean =>
  content.every(({ type, attrs, marks, children }) => {
    if (type.isText || type.name === 'lineBreak') return marks.length === 0
    if (type.name !== 'paragraph' || Object.values(attrs).some(value => value !== null)) return false
    return children.every(
      child => (child.isText || child.type.name === 'lineBreak') && child.marks.length === 0,
    )
  })

/** Offers the ways, where there are others besides the one that was taken. */
function offer(
  view: EditorView,
  pasted: Pasted,
  ways: PasteChoice['ways'],
  current: PasteKind | undefined = [...ways.keys()][0],
): void {
  if (ways.size < 2 || !current) return
  // First, for the button looks for its place as it appears.
  makeRoom(view)
  const { doc, tr, selection } = view.state
  const from = pasted.before.doc.content.findDiffStart(doc.content) ?? 0
  view.dispatch(setPasteChoice(tr, { pasted, ways, current, from, at: selection.to, shown: 'button' }))
  watchChoiceKeys(view)
}

/** How far below its text a cell ends, or less: px. */
const below = 12

/** Scrolls the page as far as the button has room below the text, where the page goes on below. */
function makeRoom(view: EditorView): void {
  const { defaultView } = view.dom.ownerDocument
  const { bottom } = view.coordsAtPos(view.state.selection.to)
  const over = Math.ceil(roomMissing({ view }, bottom + below))
  if (over > 0) defaultView?.scrollBy({ top: over, behavior: 'instant' })
}
