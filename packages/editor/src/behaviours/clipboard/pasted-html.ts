import { parseablePieces, readBlocks, schema, type ReadOptions } from '@taskfield/document'
import { DOMParser as SliceParser, Fragment, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { contextOf } from '../../core/feature/host-context.ts'
import { asPastedHtml } from './clipboard-forms.ts'
import { cellsLeftMessage } from '../../ui/cells-left-message.ts'
import { sourceOf } from './office/source-of.ts'
import { codeLanguage, clipboardCode } from './paste-code.ts'

/**
 * Reads what is pasted with the document's reader. It comes as a document: ProseMirror would put blocks that stand side by
 * side into what fits the place, such as lists into a quote.
 */
class PastedHtmlParser extends SliceParser {
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
  return asPastedHtml(withoutExcess(html, view).replace(sliceNote, '').replace(lastBreak, ''), view)
}

/** HTML that no text needs is pasted as its text. */
function withoutExcess(html: string, view: EditorView): string {
  try {
    const pieces = parseablePieces(html)
    const source = sourceOf(html)
    const code = clipboardCode.loaded
    if (!source || !code) return pieces.join('')
    const converted = code.convertHtml(html, source, codeLanguage(view))
    const { cellsLeft } = converted
    if (cellsLeft !== null)
      contextOf(view.state).notify({ kind: 'warning', text: cellsLeftMessage(cellsLeft) })
    return parseablePieces(converted.html).join('')
  } catch {
    return html.replace(/<[^>]*>/g, ' ')
  }
}
