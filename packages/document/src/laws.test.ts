import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documents } from './testing/arbitrary/documents.ts'
import { typedContent } from './testing/arbitrary/inline.ts'
import { tagSoup } from './testing/arbitrary/tag-soup.ts'
import { visibleText } from './testing/visible-text.ts'
import { parseablePieces } from './html/parseable-pieces.ts'
import { parseTree } from './html/parse5-tree.ts'
import { readHtml } from './read/read-html.ts'
import { schema } from './schema.ts'
import { writeBlocks, writeHtml } from './write/write-html.ts'
import { holdLaw } from './testing/hold-law.ts'

const emptyDoc: unknown = readHtml('').toJSON()
const textOf = (html: string): string => visibleText(parseTree(parseablePieces(html).join('')))
const movesText = /<(?:caption|figcaption|thead|tfoot)/i
const wordsOf = (text: string): string[] => text.match(/т\d+ж/g) ?? []

/** What of a text must be the same before and after. */
function comparable(text: string, html: string, before: string): string {
  // The address of media of an unknown site becomes text besides.
  if (/<oembed/i.test(html))
    return wordsOf(before)
      .filter(word => text.includes(word))
      .join(' ')
  // A caption, a heading or a foot goes where it belongs, wherever the source has it.
  return movesText.test(html) ? [...text].toSorted().join('') : text
}

/** Whether saved HTML shows nothing: no text, and no object either. A byte order mark or a wide space is text, though JavaScript takes it for a space. */
const isBlank = (html: string): boolean =>
  textOf(html.replaceAll(/[^\S \t\n\f\r\u00a0]/g, 'x')) === '' &&
  !/<(?:img|figure)|class="(?:mention|page-break)"/.test(html)

it('reads what it wrote to the same document', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(documents, doc => {
      doc.check()
      const html = writeHtml(doc)
      const back = readHtml(html)
      expect(html === '').toBe(isBlank(writeBlocks(doc)))
      expect({ html, doc: back.toJSON() }).toEqual({ html, doc: html === '' ? emptyDoc : doc.toJSON() })
      expect(writeHtml(back)).toBe(html)
    }),
    300,
  )
})

it('saves what somebody is writing in a form that lasts', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(fc.array(typedContent, { minLength: 1, maxLength: 3 }), lines => {
      const blocks = lines.map(content => schema.node('paragraph', null, content))
      const html = writeHtml(schema.node('doc', null, blocks))
      expect(writeHtml(readHtml(html))).toBe(html)
    }),
    600,
  )
})

it('saves any HTML in a form that lasts', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(tagSoup, html => {
      const doc = readHtml(html)
      doc.check()
      const saved = writeHtml(doc)
      const again = readHtml(saved)
      expect(writeHtml(again)).toBe(saved)
      expect(again.toJSON()).toEqual(saved === '' ? emptyDoc : doc.toJSON())
    }),
    300,
  )
})

it('keeps all the text of any HTML, in its order', { timeout: 600_000 }, () => {
  holdLaw(
    fc.property(tagSoup, html => {
      // What stands in it is a preview of the media, and goes.
      fc.pre(!html.includes('data-oembed-url'))
      const before = textOf(html)
      const after = textOf(writeHtml(readHtml(html)))
      const seen = (text: string): string => comparable(text, html, before)
      expect(seen(after)).toBe(seen(before))
    }),
    300,
  )
})
