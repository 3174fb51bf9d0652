import {
  parseablePieces,
  parseTree,
  plainTree,
  readBlocks,
  schema,
  type HtmlElement,
} from '@taskfield/document'
import { Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { asPastedHtml } from './clipboard-forms.ts'
import { cellsLeftMessage } from '../../ui/cells-left-message.ts'
import { sourceOf } from './office/source-of.ts'
import { besideOf } from './beside-html.ts'
import { clipboardCode } from './paste-code.ts'

/**
 * Reads what is pasted with the document's reader, before ProseMirror would: its own parser has a browser report styles where a page
 * forbids them, and asks such a page for a policy of its own. It comes as a document, so that blocks stay side by side.
 */
export function readPasted(view: EditorView, given: string): Slice {
  let html = given
  view.someProp('transformPastedHTML', change => {
    html = change(html, view)
  })
  return sliceOf(readBlocks(treeOf(withTable(html)), schema, contextOf(view.state)))
}

/** HTML that needs no parser, with its tree, from when it is found to be so until it is read. */
let plain: { readonly html: string; readonly tree: HtmlElement } | null = null

/** HTML that no parser would take long for: as it is where its tree is known. Throws `HtmlTooComplex` where one would. */
function parseable(html: string, tree: HtmlElement | null): string {
  if (!tree) return parseablePieces(html).join('')
  plain = { html, tree }
  queueMicrotask(() => (plain = null))
  return html
}

function treeOf(html: string): HtmlElement {
  return plain?.html === html ? plain.tree : parseTree(html)
}

function sliceOf(blocks: readonly Node[]): Slice {
  return Slice.maxOpen(Fragment.from(schema.nodes.doc.create(null, blocks)), false)
}

/** Pastes HTML as ProseMirror does, at the selection. */
export function pasteHtml(
  view: EditorView,
  html: string,
  event: ClipboardEvent = new ClipboardEvent('paste'),
): boolean {
  return pasteRead(view, readPasted(view, html), event)
}

/** Pastes what was read of a clipboard, at the selection. */
export function pasteRead(view: EditorView, read: Slice, event: ClipboardEvent): boolean {
  let slice = read
  view.someProp('transformPasted', change => {
    slice = change(slice, view, false)
  })
  if (view.someProp('handlePaste', handle => handle(view, event, slice)) !== true)
    view.dispatch(view.state.tr.replaceSelection(slice).setMeta('paste', true).scrollIntoView())
  return true
}

/** Parts of a table that come alone belong to one. */
function withTable(html: string): string {
  const [, first = ''] = /<([a-z]\w*)/i.exec(html) ?? []
  return /^(?:thead|tbody|tfoot|caption|col|colgroup|tr|td|th)$/i.test(first)
    ? `<table>${html}</table>`
    : html
}

/** ProseMirror's note about the copied slice, which names the depths of its tree and not those of the saved form. */
const sliceNote = / data-pm-slice="[^"]*"/g

/** What browsers put behind all that is copied. */
const lastBreak = /<br class="Apple-interchange-newline">/g

/** What WebKit and Chrome make of a space at the edge of what is copied. */
const heldSpace =
  /<span(?: class="Apple-converted-space"|(?:\s(?!class|style)[^\s<>=]+(?:="[^"]*")?)*)>(?:&nbsp;|\u00a0)<\/span>/g

/** Makes pasted HTML ready to be parsed: what would overwhelm a parser goes, and so does what nobody has copied. */
export function cleanPastedHtml(html: string, view: EditorView): string {
  return asPastedHtml(cleanCopiedHtml(withoutExcess(html, view)), view, besideOf(view).rtf)
}

/** HTML without what editors and browsers put into all that is copied. */
export function cleanCopiedHtml(html: string): string {
  return html.replace(sliceNote, '').replace(lastBreak, '').replace(heldSpace, ' ')
}

/** Pastes what was read before, as its HTML would be pasted. */
export function pasteBlocks(view: EditorView, blocks: readonly Node[], event: ClipboardEvent): void {
  pasteRead(view, sliceOf(blocks), event)
}

/** HTML that no text needs is pasted as its text. */
function withoutExcess(html: string, view: EditorView): string {
  try {
    const source = sourceOf(html)
    const code = clipboardCode.loaded
    if (!source || !code) return parseable(html, plainTree(html))
    const converted = code.convertHtml(html, source, besideOf(view).language)
    const { cellsLeft } = converted
    if (cellsLeft !== null)
      contextOf(view.state).notify({ kind: 'warning', text: cellsLeftMessage(cellsLeft) })
    return parseable(converted.html, converted.tree)
  } catch {
    return html.replace(/<[^>]*>/g, ' ')
  }
}
