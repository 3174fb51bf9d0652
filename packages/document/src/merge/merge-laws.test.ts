import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documents } from '../testing/arbitrary/documents.ts'
import { addedWords, edit, edits } from '../testing/arbitrary/edits.ts'
import { findChanges } from './find-changes.ts'
import { mergeDocuments } from './merge-documents.ts'
import { holdLaw } from '../testing/hold-law.ts'

const versions = fc.tuple(documents, edits, edits).map(([base, mine, theirs]) => ({
  base,
  mine: edit(base, mine, 'mine'),
  theirs: edit(base, theirs, 'theirs'),
  added: [...addedWords(mine, 'mine'), ...addedWords(theirs, 'theirs')],
}))

describe('merging any two versions', () => {
  it('keeps every word that either side added, and makes a valid document', () => {
    holdLaw(
      fc.property(versions, ({ added, ...of }) => {
        const { doc } = mergeDocuments(of)
        doc.check()
        expect(added.filter(word => !doc.textContent.includes(word))).toEqual([])
      }),
      300,
    )
  })

  it('gives the version of one side where the other changed nothing', () => {
    holdLaw(
      fc.property(versions, ({ base, mine, theirs }) => {
        expect(mergeDocuments({ base, mine, theirs: base }).doc.eq(mine)).toBe(true)
        expect(mergeDocuments({ base, mine: base, theirs }).doc.eq(theirs)).toBe(true)
        expect(mergeDocuments({ base, mine, theirs: mine }).doc.eq(mine)).toBe(true)
      }),
    )
  })

  it('keeps every word also where the versions have nothing to do with each other', () => {
    holdLaw(
      fc.property(fc.tuple(documents, documents, documents), ([base, mine, theirs]) => {
        const { doc } = mergeDocuments({ base, mine, theirs })
        doc.check()
        const words = (text: string): string[] => text.split(/\s+/)
        const old = new Set(words(base.textBetween(0, base.content.size, ' ')))
        const merged = doc.textBetween(0, doc.content.size, ' ')
        for (const side of [mine, theirs]) {
          const fresh = words(side.textBetween(0, side.content.size, ' ')).filter(word => !old.has(word))
          expect(fresh.filter(word => !merged.includes(word))).toEqual([])
        }
      }),
    )
  })
})

describe('finding the changes between two documents', () => {
  it('gives changes that make one document of the other', () => {
    holdLaw(
      fc.property(versions, ({ mine, theirs }) => {
        const changed = findChanges(mine, theirs).reduceRight(
          (doc, { from, to, slice }) => doc.replace(from, to, slice),
          mine,
        )
        expect(changed.eq(theirs)).toBe(true)
      }),
      300,
    )
  })

  it('finds nothing between equal documents', () => {
    holdLaw(
      fc.property(documents, doc => {
        expect(findChanges(doc, doc)).toEqual([])
      }),
    )
  })
})
