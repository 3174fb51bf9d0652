import { parseDeclarations } from '@taskfield/document'
import {
  elementNode,
  isElement,
  replaceBelow,
  textOf,
  type PastedElement,
} from '../office/tree/pasted-tree.ts'
import { boxSigns, ownMark, ownWords } from './own-mark.ts'

/**
 * Makes of what the field copied for all programs the saved form again. Any page can imitate the mark: what it says is
 * read like all that is pasted, and can say no more than other HTML.
 */
export function restoreOwn(body: PastedElement): void {
  replaceBelow(body, node => {
    const note = isElement(node) ? node.attributes.get(ownMark) : undefined
    if (!isElement(node) || note === undefined) return [node]
    node.attributes.delete(ownMark)
    if (note === ownWords.added) return []
    if (note === ownWords.around) return node.children
    if (note === ownWords.box) return [boxOf(node)]
    restoreAttributes(node, note)
    return [node]
  })
}

function boxOf(sign: PastedElement): PastedElement {
  const isChecked = textOf(sign).startsWith(boxSigns.checked)
  return elementNode('input', [], { type: 'checkbox', ...(isChecked && { checked: '' }), disabled: '' })
}

function restoreAttributes(element: PastedElement, note: string): void {
  for (const [name, value] of readNote(note)) {
    const text = typeof value === 'string' ? value : null
    if (name === 'style') element.style = new Map(parseDeclarations(text ?? ''))
    else if (text === null) element.attributes.delete(name)
    else element.attributes.set(name, text)
  }
}

function readNote(note: string): [name: string, value: unknown][] {
  try {
    const read: unknown = JSON.parse(note)
    return typeof read === 'object' && read !== null ? Object.entries(read) : []
  } catch {
    return []
  }
}
