import { findChanges, HtmlTooComplex, mergeDocuments, readHtml, writeHtml } from '@taskfield/document'
import type { Merge, Texts } from './saver.ts'

/** Merges texts by blocks; `null` where both sides changed the same block, or a text is too complex to be read. */
export const mergeTexts: Merge = ({ base, mine, theirs }) => {
  try {
    const { doc, conflicts } = mergeDocuments({
      base: readHtml(base),
      mine: readHtml(mine),
      theirs: readHtml(theirs),
    })
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
    const versions = { base: readHtml(base), mine: readHtml(mine), theirs: readHtml(theirs) }
    const { doc, conflicts } = mergeDocuments(versions)
    if (conflicts.length === 0 && doc.eq(versions.theirs)) return true
    return onlyAdds(versions.base, versions.mine) && onlyAdds(versions.mine, versions.theirs)
  } catch (error) {
    if (error instanceof HtmlTooComplex) return false
    throw error
  }
}

const onlyAdds = (before: ReturnType<typeof readHtml>, after: ReturnType<typeof readHtml>): boolean =>
  findChanges(before, after).every(({ from, to }) => from === to)
