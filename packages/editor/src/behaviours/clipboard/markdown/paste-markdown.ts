import { readBlocks, schema } from '@taskfield/document'
import { Fragment, type Node } from 'prosemirror-model'
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../../core/feature/host-context.ts'
import { replaceSelected } from '../../../core/transform/insert-content.ts'
import { isMarkdown } from './is-markdown.ts'

const noted = new WeakMap<EditorView, string>()

/** Notes a plain text that is Markdown, for as long as its paste is handled. Where plain text was asked for, it is plain. */
export function noteMarkdown(text: string, isPlain: boolean, view: EditorView): void {
  if (isPlain || !isMarkdown(text)) return
  noted.set(view, text)
  queueMicrotask(() => noted.delete(view))
}

/**
 * Puts what a Markdown text means in the place of the text itself, which was just pasted: so one undo gives the text. `before` is the state
 * before the paste. Does nothing where somebody has gone on while the code was loaded.
 */
export function formatMarkdown(view: EditorView, before: EditorState): void {
  const text = noted.get(view)
  if (text !== undefined && before.doc !== view.state.doc) void putMeaning(view, before, text)
}

async function putMeaning(view: EditorView, before: EditorState, text: string): Promise<void> {
  const { doc } = view.state
  const blocks = await readMarkdown(text, before)
  if (view.isDestroyed || view.state.doc !== doc || !view.editable) return
  const meant = replaceSelected(before, Fragment.fromArray(blocks))
  const made = meant && becoming(view.state, meant)
  if (made) view.dispatch(made.setMeta('uiEvent', 'paste').scrollIntoView())
}

/** The blocks that a Markdown text means; none where the code for it cannot be had. */
async function readMarkdown(text: string, state: EditorState): Promise<Node[]> {
  const code = await import('./markdown-html.ts').catch(() => null)
  if (!code) return []
  const { body } = new DOMParser().parseFromString(code.markdownHtml(text), 'text/html')
  return readBlocks(body, schema, contextOf(state))
}

/** What makes a state's text that of another transaction; `null` where they are the same. */
function becoming({ tr }: EditorState, { doc, selection }: Transaction): Transaction | null {
  const start = tr.doc.content.findDiffStart(doc.content)
  const end = tr.doc.content.findDiffEnd(doc.content)
  if (start === null || !end) return null
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap))
  return tr.doc.eq(doc) ? tr.setSelection(TextSelection.near(tr.doc.resolve(selection.head), -1)) : null
}
