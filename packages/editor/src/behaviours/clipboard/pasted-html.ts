import { parseablePieces, readBlocks, schema, type ReadOptions } from '@taskfield/document'
import { DOMParser as SliceParser, Fragment, Slice, type Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { asPastedHtml } from './clipboard-forms.ts'
import { cellsLeftMessage } from '../../ui/cells-left-message.ts'
import { sourceOf } from './office/source-of.ts'
import { besideOf } from './beside-html.ts'
import { clipboardCode } from './paste-code.ts'

/**
 * Reads what is pasted with the document's reader. It comes as a document: ProseMirror would put blocks that stand side by
 * side into what fits the place, such as lists into a quote.
 */
class PastedHtmlParser extends SliceParser {
  /** What the field reads for which something is pasted. ProseMirror cleans and parses at one go, and tells the parser of no field. */
  options: ReadOptions = {}
  /** What is pasted where it has been read already. */
  blocks: readonly Node[] | null = null

  override parseSlice(dom: HTMLElement): Slice {
    const blocks = this.blocks ?? readBlocks(dom, schema, this.options)
    return new Slice(Fragment.from(schema.nodes.doc.create(null, blocks)), 0, 0)
  }
}

export const pastedHtmlParser: PastedHtmlParser = new PastedHtmlParser(schema, [])

/** ProseMirror's note about the copied slice, which names the depths of its tree and not those of the saved form. */
const sliceNote = / data-pm-slice="[^"]*"/g

/** What browsers put behind all that is copied. */
const lastBreak = /<br class="Apple-interchange-newline">/g

/** Makes pasted HTML ready to be parsed: what would overwhelm a parser goes, and so does what nobody has copied. */
export function cleanPastedHtml(html: string, view: EditorView): string {
  if (pastedHtmlParser.blocks) return ''
  pastedHtmlParser.options = contextOf(view.state)
  return asPastedHtml(cleanCopiedHtml(withoutExcess(html, view)), view, besideOf(view).rtf)
}

/** HTML without what editors and browsers put into all that is copied. */
export function cleanCopiedHtml(html: string): string {
  return html.replace(sliceNote, '').replace(lastBreak, '')
}

/** Pastes what was read before, as its HTML would be pasted. */
export function pasteBlocks(view: EditorView, blocks: readonly Node[], event: ClipboardEvent): void {
  pastedHtmlParser.blocks = blocks
  try {
    view.pasteHTML('<br>', event)
  } finally {
    pastedHtmlParser.blocks = null
  }
}

/** HTML that no text needs is pasted as its text. */
function withoutExcess(html: string, view: EditorView): string {
  try {
    const pieces = parseablePieces(html)
    const source = sourceOf(html)
    const code = clipboardCode.loaded
    if (!source || !code) return pieces.join('')
    const converted = code.convertHtml(html, source, besideOf(view).language)
    const { cellsLeft } = converted
    if (cellsLeft !== null)
      contextOf(view.state).notify({ kind: 'warning', text: cellsLeftMessage(cellsLeft) })
    return parseablePieces(converted.html).join('')
  } catch {
    return html.replace(/<[^>]*>/g, ' ')
  }
}
