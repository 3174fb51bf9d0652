import { childrenOf, isElement, type HtmlNode } from '../html/html-element.ts'
import { parseTree } from '../html/parse5-tree.ts'
import type { TreeElement } from '../html/tree-element.ts'

const voidTags = new Set(['br', 'img', 'input', 'col'])
const booleans = new Set(['checked', 'disabled', 'reversed'])

const sorted = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map(part => part.trim())
    .filter(Boolean)
    .toSorted()

const writers: Readonly<Record<string, (value: string) => string>> = {
  class: value => sorted(value, /\s+/).join(' '),
  style: value => sorted(value.replaceAll(/\s*:\s*/g, ':'), /;/).join(';'),
}

function attributesOf(element: TreeElement): string {
  const written = element.attributes.map(({ name, value }) => {
    if (booleans.has(name)) return ` ${name}`
    const text = writers[name]?.(value) ?? value
    return text === '' && name in writers ? '' : ` ${name}=${JSON.stringify(text)}`
  })
  return written.toSorted().join('')
}

function write(node: HtmlNode): string {
  if (!isElement(node)) return node.nodeType === 3 ? JSON.stringify(node.nodeValue) : ''
  const element = node as TreeElement
  const open = `<${element.localName}${attributesOf(element)}>`
  if (voidTags.has(element.localName)) return open
  return `${open}${childrenOf(element).map(write).join('')}</${element.localName}>`
}

/**
 * The parsed tree of HTML as text, one line a block, so that two texts are equal when the trees are: the order of
 * attributes, classes and declarations is free, and so is the spelling of boolean attributes and of entities.
 */
export function treeOf(html: string): string {
  return [...childrenOf(parseTree(html))].map(write).join('\n')
}
