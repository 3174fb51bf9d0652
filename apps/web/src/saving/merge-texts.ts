import { findChanges, HtmlTooComplex, mergeDocuments, readHtml, writeHtml } from '@taskfield/document'
import type { ParseTree } from '@taskfield/document'
import type { Merge, Texts } from './saver.ts'

/** Merges texts by blocks; `null` where both sides changed the same block, or a text is too complex to be read. */
export const mergeTexts: Merge = ({ base, mine, theirs }) => {
  try {
    const { doc, conflicts } = mergeDocuments({ base: read(base), mine: read(mine), theirs: read(theirs) })
    return conflicts.length === 0 ? writeHtml(doc) : null
  } catch (error) {
    if (error instanceof HtmlTooComplex) return null
    throw error
  }
}

/**
 * Whether theirs has everything that mine changed: as one of its changes, or as what was typed on from. A text that is too complex to be
 * read has it only word for word.
 */
export const containsChanges = ({ base, mine, theirs }: Texts): boolean => {
  if (mine === theirs || mine === base) return true
  try {
    const versions = { base: read(base), mine: read(mine), theirs: read(theirs) }
    const { doc, conflicts } = mergeDocuments(versions)
    if (conflicts.length === 0 && doc.eq(versions.theirs)) return true
    return onlyAdds(versions.base, versions.mine) && onlyAdds(versions.mine, versions.theirs)
  } catch (error) {
    if (error instanceof HtmlTooComplex) return false
    throw error
  }
}

const onlyAdds = (before: ReturnType<typeof read>, after: ReturnType<typeof read>): boolean =>
  findChanges(before, after).every(({ from, to }) => from === to)

const parseTree: ParseTree = html => new DOMParser().parseFromString(html, 'text/html').body

const read = (html: string) => readHtml(html, parseTree)
