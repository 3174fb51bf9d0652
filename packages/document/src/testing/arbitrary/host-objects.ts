import * as fc from 'fast-check'
import { Fragment, type Node } from 'prosemirror-model'
import { createHostObject } from '../../features/host-object/create-host-object.ts'
import { defineHostObject, type HostObject } from '../../features/host-object/define-host-object.ts'
import { documents } from './documents.ts'
import { attributeText, maybe, word } from './values.ts'

const any = (value: string): string => value

/** The key of an issue. */
export const issueKey: HostObject = defineHostObject({
  name: 'issue-key',
  kind: 'inline',
  tag: 'span',
  className: 'issue-key',
  attributes: { 'data-key': { parse: any }, title: { parse: any, optional: true } },
})

/** A box with blocks in it. */
export const callout: HostObject = defineHostObject({
  name: 'callout',
  kind: 'container',
  tag: 'aside',
  className: 'callout',
  attributes: { 'data-kind': { parse: kind => (kind === 'info' || kind === 'warning' ? kind : null) } },
})

/** A block that shows what stands elsewhere. */
const poll: HostObject = defineHostObject({
  name: 'poll',
  kind: 'leaf',
  tag: 'div',
  className: 'poll',
  attributes: { 'data-id': { parse: id => (/^\d+$/.test(id) ? id : null) } },
})

/** The objects that stand in `hostDocuments`. */
export const hostObjects: readonly HostObject[] = [issueKey, callout, poll]

const chips = fc
  .record({ 'data-key': attributeText, title: maybe(attributeText), text: word })
  .map(({ text, title, ...key }) =>
    createHostObject(issueKey, { ...key, ...(title !== null && { title }) }, text),
  )
const polls = fc
  .tuple(fc.nat(), word)
  .map(([id, text]) => createHostObject(poll, { 'data-id': String(id) }, text))
const kinds = fc.constantFrom('info', 'warning')

const several = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(of, { minLength: 1, maxLength: 4 })

/** Documents of all that a text can hold, in which mentions, media and quotations have become objects of a host. */
export const hostDocuments: fc.Arbitrary<Node> = fc
  .tuple(documents, several(chips), several(polls), several(kinds))
  .map(([doc, ...given]) => {
    const [chip, leaf, kind] = [taker(given[0]), taker(given[1]), taker(given[2])]
    const replace = (node: Node): Node => {
      const { name } = node.type
      if (name === 'mention') return chip().mark(node.marks)
      if (name === 'media') return leaf()
      const content = node.children.map(replace)
      if (name === 'blockQuote') return createHostObject(callout, { 'data-kind': kind() }, content)
      return node.isText ? node : node.copy(Fragment.fromArray(content))
    }
    return replace(doc)
  })

/** Gives one after the other, and begins anew after the last. */
function taker<T>(values: readonly T[]): () => T {
  let taken = 0
  return () => values[taken++ % values.length] as T
}
