import type { HostContext } from '../../../core/feature/host-context.ts'
import { absoluteUrl } from '../copy/absolute-url.ts'
import { readTree } from '../office/pasted-tree.ts'
import { writeTree } from '../office/write-tree.ts'
import { writeForOthers } from './for-others.ts'

/** Writes the saved form as other programs understand it. Nothing runs and nothing is loaded on the way. */
export function writeCopied(saved: string, { linkSchemes, mentionHref }: HostContext): string {
  const body = readTree(new DOMParser().parseFromString(saved, 'text/html').body)
  writeForOthers(body, { resolveUrl: absoluteUrl, linkSchemes, mentionHref })
  return writeTree(body.children)
}
