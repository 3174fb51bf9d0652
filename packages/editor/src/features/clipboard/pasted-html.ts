import { limitNesting, readBlocks, schema } from '@taskfield/document'
import { DOMParser, Fragment, Slice } from 'prosemirror-model'

/** Reads what is pasted with the document's reader; ProseMirror opens its ends. */
class PastedHtmlParser extends DOMParser {
  override parseSlice(dom: HTMLElement): Slice {
    return new Slice(Fragment.from(readBlocks(dom)), 0, 0)
  }
}

export const pastedHtmlParser: DOMParser = new PastedHtmlParser(schema, [])

/**
 * Makes pasted HTML ready to be parsed: what would overwhelm a parser goes, and so does ProseMirror's own note about
 * the copied slice, which names the depths of its tree and not those of the saved form.
 */
export function cleanPastedHtml(html: string): string {
  return withoutExcess(html).replace(/ data-pm-slice="[^"]*"/g, '')
}

/** HTML with more tags than any text needs is pasted as its text. */
function withoutExcess(html: string): string {
  try {
    return limitNesting(html)
  } catch {
    return html.replace(/<[^>]*>/g, ' ')
  }
}
