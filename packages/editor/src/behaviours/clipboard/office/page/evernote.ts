import { codeOfLines } from '../code-editor.ts'
import {
  elementNode,
  elementsBelow,
  isElement,
  replaceBelow,
  type PastedElement,
} from '../tree/pasted-tree.ts'

/** Evernote says by names of styles of its own which items have a box, and which lines are code. */
export function readEvernote(body: PastedElement): void {
  for (const { name, style, children } of elementsBelow(body)) {
    const state = name === 'li' ? style.get('--en-checked') : undefined
    if (state !== undefined)
      children.unshift(
        elementNode('input', [], { type: 'checkbox', ...(state === 'true' && { checked: '' }) }),
      )
  }
  replaceBelow(body, node => (isElement(node) && isCode(node) ? [codeOfLines(node, null)] : [node]))
}

const isCode = ({ style }: PastedElement): boolean =>
  style.has('--en-codeblock') || style.has('-en-codeblock')
