import { parseTree } from '@taskfield/document'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isNeeded, type Pass } from '../behaviours/clipboard/office/pass.ts'
import { readTree } from '../behaviours/clipboard/office/tree/read-tree.ts'
import { StyleSheet } from '../behaviours/clipboard/office/looks/style-sheet.ts'
import { writeTree } from '../behaviours/clipboard/office/tree/write-tree.ts'

/** Passes are left out only where they would change nothing, in clipboards made of parts, which `htmlOf` puts into a page. */
export function passesLaw(
  passes: readonly Pass[],
  part: fc.Arbitrary<string>,
  htmlOf = (body: string): string => body,
): fc.IPropertyWithHooks<[string[]]> {
  return fc.property(fc.array(fc.oneof(part, tagSoup), { maxLength: 6 }), parts => {
    const { root, sheets, names } = readTree(parseTree(htmlOf(parts.join(''))))
    const sheet = new StyleSheet(sheets)
    for (const pass of passes) {
      const before = writeTree(root.children)
      pass.convert(root, sheet)
      const after = writeTree(root.children)
      expect(isNeeded(pass, names) ? before : after).toBe(before)
    }
  })
}
