import { readHtml, writeHtml } from '@taskfield/document'
import { parseTree } from '@taskfield/document'
import { convertPasted } from '../../behaviours/clipboard/office/convert-pasted.ts'
import { sourceOf } from '../../behaviours/clipboard/office/source-of.ts'

/** The saved form of what a program or a site copied, without a browser. */
export function converted(html: string): string {
  const source = sourceOf(html)
  const plain = source ? convertPasted(parseTree(html), source).html : html
  return writeHtml(readHtml(plain))
}
