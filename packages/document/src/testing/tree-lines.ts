import { childrenOf, type ParsedElement } from '../html/html-element.ts'

/** A parsed tree line by line, so that two can be compared. Texts beside each other are one. */
export function treeLines(root: ParsedElement, depth = 0): string[] {
  const lines: string[] = []
  let isAfterText = false
  for (const child of childrenOf(root)) {
    const indent = ' '.repeat(depth)
    if (child.nodeType === 3) {
      const text = child.nodeValue ?? ''
      if (isAfterText) lines.push(`${lines.pop() ?? ''}${text}`)
      else lines.push(`${indent}"${text}`)
    } else if (child.nodeType === 1) {
      const element = child as ParsedElement
      const attributes = element
        .getAttributeNames()
        .map(name => `${name}=${element.getAttribute(name) ?? ''}`)
        .toSorted()
      lines.push(
        `${indent}<${[element.localName, ...attributes].join(' ')}`,
        ...treeLines(element, depth + 1),
      )
    }
    isAfterText = child.nodeType === 3
  }
  return lines
}
