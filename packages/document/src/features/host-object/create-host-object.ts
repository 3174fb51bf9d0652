import type { Node } from 'prosemirror-model'
import { schema } from '../../schema.ts'
import type { HostObject } from './define-host-object.ts'
import { keptValues, type HostObjectAttrs, type HostValues } from './host-element.ts'

/**
 * Makes an object: with its text, or, as a container, with its blocks (an empty paragraph unless there are some). Throws a
 * `RangeError` for values that its declaration does not understand, and for an object without text, which no reader would see.
 */
export function createHostObject(
  object: HostObject,
  values: HostValues,
  content: string | readonly Node[] = [],
): Node {
  const { name, tag, className, kind } = object
  const kept = keptValues(object, attribute => values[attribute]?.replaceAll('\0', '') ?? null)
  if (!kept) throw new RangeError(`The object "${name}" does not understand ${JSON.stringify(values)}`)
  const attrs: HostObjectAttrs = { name, tag, className, values: kept, text: '' }
  if (kind === 'container') return schema.node('hostContainer', attrs, blocksOf(content))
  const text = typeof content === 'string' ? lineOf(content) : ''
  if (!text)
    throw new RangeError(`The object "${name}" needs a text, by which readers that do not know it show it`)
  return schema.node(kind === 'inline' ? 'hostInline' : 'hostLeaf', { ...attrs, text })
}

function blocksOf(content: string | readonly Node[]): readonly Node[] {
  if (typeof content === 'string')
    return [schema.node('paragraph', null, content ? schema.text(lineOf(content)) : [])]
  return content.length > 0 ? content : [schema.node('paragraph')]
}

/** Text as a parser of HTML gives it back. */
const lineOf = (text: string): string => text.replaceAll('\0', '').replace(/[ \t\n\r\f]+/g, ' ')
