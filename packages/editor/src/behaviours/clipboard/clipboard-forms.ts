import type { Fragment, Slice } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ClipboardForm, TextMeaning } from '../../core/feature/feature.ts'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { replaceSelected } from '../../core/transform/insert-content.ts'
import { likeTyped } from './like-typed.ts'

/** What is copied, as all its kinds of content leave the document. */
export function asCopied(slice: Slice, view: EditorView): Slice {
  return formsOf(view).reduce((copied, form) => form.copied(copied), slice)
}

/** What is pasted or dropped, as all its kinds of content come into the document. */
export function asPasted(slice: Slice, view: EditorView): Slice {
  return formsOf(view).reduce((pasted, form) => form.pasted(pasted, view), slice)
}

/** HTML that is pasted or dropped, as all its kinds of content want it read. */
export function asPastedHtml(html: string, view: EditorView, rtf: string): string {
  return formsOf(view).reduce((pasted, form) => form.html?.(pasted, view, rtf) ?? pasted, html)
}

/** What pasted text may be besides its words; `null` where it is nothing else. */
export function meaningOf(text: string, state: EditorState): TextMeaning | null {
  const meanings = featuresOf(state).map(({ textMeaning }) => textMeaning?.(text, state))
  return meanings.find(Boolean) ?? null
}

/** Puts content in the place of what is selected; `null` where nothing can be put. */
export function putPasted(state: EditorState, content: Fragment): Transaction | null {
  for (const feature of featuresOf(state)) {
    const over = feature.content?.pasteOver?.(state, content)
    if (over) return over
  }
  return replaceSelected(state, likeTyped(state, content))
}

function formsOf({ state }: EditorView): ClipboardForm[] {
  return featuresOf(state).flatMap(({ content }) => content?.clipboard ?? [])
}
