import * as fc from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { schema } from '../../schema.ts'

interface Edit {
  readonly kind: 'delete' | 'insert' | 'write'
  /** Which of the blocks it is done to. */
  readonly at: number
}

const anywhere = fc.nat({ max: 1000 })
const deletion = anywhere.map((at): Edit => ({ kind: 'delete', at }))
const addition = fc
  .tuple(fc.constantFrom('insert' as const, 'write' as const), anywhere)
  .map(([kind, at]): Edit => ({ kind, at }))

/** What somebody does to a document: first deletes blocks, then adds to it, so that what he adds stays. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc
  .tuple(fc.array(deletion, { maxLength: 2 }), fc.array(addition, { maxLength: 4 }))
  .map(([deletions, additions]) => [...deletions, ...additions])

/** The words that `edit` adds under a name. */
export function addedWords(done: readonly Edit[], name: string): string[] {
  return done.flatMap(({ kind }, index) => (kind === 'delete' ? [] : [wordOf(name, index)]))
}

const wordOf = (name: string, index: number): string => `${name}${index};`

/** Does edits to a document; each addition is a word of its own. */
export function edit(doc: Node, done: readonly Edit[], name: string): Node {
  return done.reduce((edited, { kind, at }, index) => {
    const blocks = edited.children
    const place = at % blocks.length
    if (kind === 'write') return writeInto(edited, at, wordOf(name, index))
    const paragraph = schema.node('paragraph', null, schema.text(wordOf(name, index)))
    const changed = kind === 'insert' ? blocks.toSpliced(place, 0, paragraph) : blocks.toSpliced(place, 1)
    return edited.copy(Fragment.from(changed.length > 0 ? changed : [schema.node('paragraph')]))
  }, doc)
}

/** Adds a word at the end of one of the text blocks at any depth; without any, in a new paragraph. */
function writeInto(doc: Node, at: number, word: string): Node {
  const count = countTextblocks(doc)
  if (count === 0) return doc.copy(doc.content.addToEnd(schema.node('paragraph', null, schema.text(word))))
  let left = at % count
  const rewrite = (node: Node): Node => {
    if (node.isTextblock)
      return left-- === 0 ? node.copy(node.content.append(Fragment.from(schema.text(word)))) : node
    return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(rewrite)))
  }
  return rewrite(doc)
}

function countTextblocks(doc: Node): number {
  let count = 0
  doc.descendants(node => {
    if (node.isTextblock) count++
  })
  return count
}
