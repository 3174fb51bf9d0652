import type { Node } from 'prosemirror-model'
import { always, containerFacts, never, type NodeFacts } from '../../facts/node-facts.ts'
import { escapeText, openTag } from '../../html/escape.ts'
import type { HtmlNodeSpec } from '../../html-spec.ts'
import { hostTags } from './define-host-object.ts'
import { elementAttributes, hostObjectAttrs, hostSpecs, type HostObjectAttrs } from './host-element.ts'
import { readHostObject } from './read-host-object.ts'

function attrsOf(node: Node): HostObjectAttrs {
  const attrs = hostObjectAttrs(node)
  if (!attrs) throw new RangeError(`${node.type.name} is no object of a host`)
  return attrs
}

const textOf = (node: Node): string => attrsOf(node).text

function open(node: Node): string {
  const attrs = attrsOf(node)
  return openTag(attrs.tag, elementAttributes(attrs))
}

const writeText = (node: Node): string => `${open(node)}${escapeText(textOf(node))}</${attrsOf(node).tag}>`

const objectFacts: NodeFacts = {
  plainText: textOf,
  isContent: always,
  isSaved: always,
  joins: never,
  breaks: 'line',
}

/** An object of a host within a text, such as the key of an issue: one character for the caret. */
export const hostInline: HtmlNodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  attrs: hostSpecs.hostInline,
  facts: { ...objectFacts, breaks: 'nothing' },
  parseElement: { tags: hostTags, parse: readHostObject('inline') },
  toDOM: node => [attrsOf(node).tag, elementAttributes(attrsOf(node)), textOf(node)],
  leafText: textOf,
  toHtml: writeText,
}

/** An object of a host that stands as a block, such as a poll. */
export const hostLeaf: HtmlNodeSpec = {
  group: 'block flow',
  atom: true,
  draggable: true,
  attrs: hostSpecs.hostLeaf,
  facts: objectFacts,
  parseElement: { tags: hostTags, parse: readHostObject('leaf') },
  toDOM: node => [attrsOf(node).tag, elementAttributes(attrsOf(node)), textOf(node)],
  leafText: textOf,
  toHtml: writeText,
}

/** A block of a host that holds blocks, such as a callout. */
export const hostContainer: HtmlNodeSpec = {
  group: 'block flow',
  content: 'block+',
  defining: true,
  attrs: hostSpecs.hostContainer,
  facts: containerFacts,
  parseElement: { tags: hostTags, parse: readHostObject('container') },
  toDOM: node => [attrsOf(node).tag, elementAttributes(attrsOf(node)), 0],
  toHtml: (node, writer) => `${open(node)}${writer.blocks(node)}</${attrsOf(node).tag}>`,
}
