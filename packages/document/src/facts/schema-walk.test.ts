import * as fc from 'fast-check'
import type { Node, NodeType } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { schema } from '../schema.ts'
import { documents } from '../testing/arbitrary/documents.ts'
import { hostDocuments } from '../testing/arbitrary/host-objects.ts'
import { writeHtml } from '../write/write-html.ts'
import { writePlainText } from '../write/write-plain-text.ts'
import { factsOf } from './node-facts.ts'
import { holdLaw } from '../testing/hold-law.ts'

const types = Object.values(schema.nodes)
const required: Readonly<Record<string, string>> = {
  src: '/a.png',
  url: 'https://youtu.be/a',
  text: '#1',
  name: 'a',
  className: 'a',
}

/** The smallest node of a type: its attributes as they are by themselves, and no more content than it must have. */
function smallest(type: NodeType): Node {
  if (type.isText) return schema.text('a')
  const needed = Object.entries(type.spec.attrs ?? {}).filter(([, { default: usual }]) => usual === undefined)
  const tag = type.isInline ? 'span' : 'div'
  const node = type.createAndFill(Object.fromEntries(needed.map(([name]) => [name, required[name] ?? tag])))
  if (!node) throw new Error(`${type.name} cannot be made of nothing`)
  return node
}

/** A document that holds a node and, around it, only what it needs. */
const docOf = (node: Node): Node =>
  schema.node('doc', null, node.isInline ? schema.node('paragraph', null, node) : node)

const alone = types.filter(type => type.isInline || type.isInGroup('block'))

describe.each(types.map(type => [type.name, type] as const))('%s', (_, type) => {
  it('says what it breaks: a block the line, and inline content what fits it', () => {
    const { breaks } = factsOf(smallest(type))
    expect(breaks).toBeOneOf(type.isInline ? ['line', 'word', 'nothing'] : ['line'])
  })

  it('joins nothing but its own kind', () => {
    const node = smallest(type)
    const joined = types.filter(other => factsOf(node).joins(node, smallest(other), node.childCount))
    expect(joined.filter(other => other !== type)).toEqual([])
  })
})

it.each(alone.map(type => [type.name, type] as const))(
  '%s is saved when it is alone and an object',
  (_, type) => {
    const node = smallest(type)
    // What is handled as a whole is seen as something: a person would miss it.
    const isObject =
      (type.isAtom && node.type !== schema.linebreakReplacement) || type.spec.isolating === true
    expect(writeHtml(docOf(node)) !== '').toBe(isObject)
  },
)

it('every kind of node is among the documents that the laws are tried on', () => {
  const seen = new Set<string>()
  const all = fc.oneof(documents, hostDocuments)
  for (const doc of fc.sample(all, { numRuns: 400, seed: 1 })) {
    seen.add(doc.type.name)
    doc.descendants(node => {
      seen.add(node.type.name)
      for (const mark of node.marks) seen.add(mark.type.name)
    })
  }
  const names = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)]
  expect(names.filter(name => !seen.has(name))).toEqual([])
})

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

it('all the text of any document is in its plain text, in its order', () => {
  holdLaw(
    fc.property(documents, doc => {
      const plain = squeezed(writePlainText(doc.content))
      let from = 0
      doc.descendants(node => {
        const text = node.isText ? squeezed(node.text ?? '') : squeezed(node.type.spec.leafText?.(node) ?? '')
        const at = plain.indexOf(text, from)
        expect(at).toBeGreaterThanOrEqual(0)
        from = at + text.length
      })
    }),
    100,
  )
})
