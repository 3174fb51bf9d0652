import type { Fragment } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { isMarkdown } from '../markdown/is-markdown.ts'
import { becoming } from './becoming.ts'
import { watchChoiceKeys } from './choice-keys.ts'
import type { Pasted } from './pasted.ts'
import { setPasteChoice, type PasteChoice, type PasteKind } from './paste-choice.ts'

/**
 * Puts what a Markdown text means in the place of the text itself, which was just pasted: so one undo gives the text. Then the other ways to
 * paste the same are offered, where they differ.
 */
export async function afterPaste(view: EditorView, pasted: Pasted): Promise<void> {
  const { before, text, isText } = pasted
  if (before.selection.$from.parent.type.spec.code === true) return
  const { doc } = view.state
  const markdown = isMarkdown(text) ? await readMeaning(pasted) : null
  if (view.isDestroyed || view.state.doc !== doc || !view.editable) return
  const isMeant = isText && putMeaning(view, pasted, markdown)
  const contents = contentsOf(pasted, markdown)
  const current = isText ? 'plain' : 'formatted'
  if (contents.size > 1) offer(view, { pasted, contents, current: isMeant ? 'markdown' : current })
}

/** What a text means; `null` where the code for it cannot be had. */
async function readMeaning({ text, readHtml }: Pasted): Promise<Fragment | null> {
  const code = await import('../markdown/markdown-html.ts').catch(() => null)
  return code && readHtml(code.markdownHtml(text))
}

function putMeaning(view: EditorView, { replace, putCaret }: Pasted, markdown: Fragment | null): boolean {
  const meant = markdown && replace(markdown)
  const made = meant && becoming(view.state, meant)
  if (!meant || !made) return false
  view.dispatch(putCaret(made, meant.selection.head).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
}

/** What each way to paste puts into the text, in the order in which they are shown. */
function contentsOf(
  { text, isText, content, readText }: Pasted,
  markdown: Fragment | null,
): PasteChoice['contents'] {
  const contents = new Map<PasteKind, () => Fragment>()
  if (!isText) contents.set('formatted', () => content)
  if (markdown) contents.set('markdown', () => markdown)
  if (isText || (text !== '' && !isPlain(content))) contents.set('plain', () => readText(text))
  return contents
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

function offer(view: EditorView, choice: Pick<PasteChoice, 'pasted' | 'contents' | 'current'>): void {
  const { tr, selection } = view.state
  view.dispatch(setPasteChoice(tr, { ...choice, at: selection.to, isOpen: false }))
  makeRoom(view)
  watchChoiceKeys(view)
}

/** How high the button is with what is around it: px. */
const buttonHeight = 56

/** Scrolls the page as far as the button has room below the text, where the page goes on below. */
function makeRoom(view: EditorView): void {
  const { defaultView } = view.dom.ownerDocument
  const { bottom } = view.coordsAtPos(view.state.selection.to)
  const over = defaultView ? bottom + buttonHeight - defaultView.innerHeight : 0
  if (over > 0) defaultView?.scrollBy({ top: over, behavior: 'instant' })
}
