import { parseablePieces, readBlocks, schema, type ReadOptions } from '@taskfield/document'
import { DOMParser, Fragment, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { cellsLeftMessage } from './messages.ts'
import { fromOffice } from './office/from-office.ts'

/**
 * Reads what is pasted with the document's reader. It comes as a document: ProseMirror would put blocks that stand side by
 * side into what fits the place, such as lists into a quote.
 */
class PastedHtmlParser extends DOMParser {
  /** What the field reads for which something is pasted. ProseMirror cleans and parses at one go, and tells the parser of no field. */
  options: ReadOptions = {}

  override parseSlice(dom: HTMLElement): Slice {
    return new Slice(
      Fragment.from(schema.nodes.doc.create(null, readBlocks(dom, schema, this.options))),
      0,
      0,
    )
  }
}

export const pastedHtmlParser: PastedHtmlParser = new PastedHtmlParser(schema, [])

/** ProseMirror's note about the copied slice, which names the depths of its tree and not those of the saved form. */
const sliceNote = / data-pm-slice="[^"]*"/g

/** What browsers put behind all that is copied. */
const lastBreak = /<br class="Apple-interchange-newline">/g

/** Makes pasted HTML ready to be parsed: what would overwhelm a parser goes, and so does what nobody has copied. */
export function cleanPastedHtml(html: string, view: EditorView): string {
  pastedHtmlParser.options = contextOf(view.state)
  return withoutExcess(html, view).replace(sliceNote, '').replace(lastBreak, '')
}

/** HTML that no text needs is pasted as its text. */
function withoutExcess(html: string, { state }: EditorView): string {
  try {
    const pieces = parseablePieces(html)
    // The style sheets, which the pieces lack, are needed for what they say of cells.
    const plain = fromOffice(html)
    if (!plain) return pieces.join('')
    const read = parseablePieces(plain.html).join('')
    if (plain.cellsLeft !== null)
      contextOf(state).notify({ kind: 'warning', text: cellsLeftMessage(plain.cellsLeft) })
    return read
  } catch {
    return html.replace(/<[^>]*>/g, ' ')
  }
}
