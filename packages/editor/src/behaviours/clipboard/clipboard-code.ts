import { parseablePieces, parseLive } from '@taskfield/document'
import type { HostContext } from '../../core/feature/host-context.ts'
import { absoluteUrl } from './copy/absolute-url.ts'
import { pasteSlowly, type LargePaste } from './large/paste-slowly.ts'
import { convertTree, type ConvertedPaste } from './office/convert-pasted.ts'
import { readSource } from './office/tree/read-source.ts'
import { readTree, type ReadTree } from './office/tree/read-tree.ts'
import type { PasteSource } from './office/source-of.ts'
import { writeTree } from './office/tree/write-tree.ts'
import { writeForOthers } from './own/for-others.ts'

/**
 * Turns the HTML of a known source into plain HTML that says the same. It has its style sheets, which are needed for what they say;
 * what is made of it meets the reader like all that is pasted. Throws `HtmlTooComplex` where a parser would take long for it.
 */
export function convertHtml(html: string, source: PasteSource, language: string | null): ConvertedPaste {
  const plain = readSource(html)
  if (!plain) parseablePieces(html)
  return convertTree(plain ?? readParsed(html), source, { language, withTree: true })
}

function readParsed(html: string): ReadTree {
  const { root, shown } = parseLive(html)
  return readTree(root, shown)
}

/** Pastes a long text in slices, with a notice by which it can be left. */
export function pasteLong(paste: LargePaste): Promise<void> {
  return pasteSlowly(paste)
}

/** Writes the saved form as other programs understand it. */
export function writeCopied(saved: string, { linkSchemes, mentionHref }: HostContext): string {
  const { root: body } = readSource(saved) ?? readParsed(saved)
  writeForOthers(body, { resolveUrl: absoluteUrl, linkSchemes, mentionHref })
  return writeTree(body.children)
}
