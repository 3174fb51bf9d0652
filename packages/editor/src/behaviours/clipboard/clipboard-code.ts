import { parseLive } from '@taskfield/document'
import type { HostContext } from '../../core/feature/host-context.ts'
import { absoluteUrl } from './copy/absolute-url.ts'
import { pasteSlowly, type LargePaste } from './large/paste-slowly.ts'
import { convertPasted, type ConvertedPaste } from './office/convert-pasted.ts'
import { readTree } from './office/read-tree.ts'
import type { PasteSource } from './office/source-of.ts'
import { writeTree } from './office/write-tree.ts'
import { writeForOthers } from './own/for-others.ts'

/**
 * Turns the HTML of a known source into plain HTML that says the same. It has its style sheets, which are needed for what they say;
 * what is made of it meets the reader like all that is pasted.
 */
export function convertHtml(html: string, source: PasteSource, language: string | null): ConvertedPaste {
  const { root, shown } = parseLive(html)
  return convertPasted(root, source, { language, shown, withTree: true })
}

/** Pastes a long text in slices, with a notice by which it can be left. */
export function pasteLong(paste: LargePaste): Promise<void> {
  return pasteSlowly(paste)
}

/** Writes the saved form as other programs understand it. */
export function writeCopied(saved: string, { linkSchemes, mentionHref }: HostContext): string {
  const parsed = parseLive(saved)
  const { root: body } = readTree(parsed.root, parsed.shown)
  writeForOthers(body, { resolveUrl: absoluteUrl, linkSchemes, mentionHref })
  return writeTree(body.children)
}
