import { schema } from '@taskfield/document'
import { documents } from '@taskfield/document/testing/arbitrary/documents.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { fitsText, fitText } from './fit-text.ts'

/** What nobody may lose: all text but white space, and every object of a line. */
function contentOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap(node => {
    const words = node.isText ? node.text : node.type.spec.leafText?.(node)
    return words === undefined ? [JSON.stringify(node.toJSON())] : [...words.replaceAll(/\s/g, '')]
  })
}

it('keeps every word and object where it says that a text fits into another block', () => {
  const blocks = [schema.nodes.paragraph, schema.nodes.heading, schema.nodes.codeBlock].map(type =>
    type.create(),
  )
  holdLaw(
    fc.property(documents, doc => {
      doc.descendants(from => {
        if (!from.isTextblock) return
        for (const into of blocks) {
          if (!fitsText(from, into)) continue
          expect(contentOf(fitText(from, into).content)).toEqual(contentOf(from.children))
        }
      })
    }),
  )
})
