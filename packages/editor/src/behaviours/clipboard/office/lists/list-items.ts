import { elementNode, holdsText, isElement, type PastedElement } from '../tree/pasted-tree.ts'

/** What stands in a list as its items: words and elements that stand there by themselves, too. */
export function itemsIn({ children }: PastedElement): PastedElement[] {
  return children
    .filter(child => isElement(child) || holdsText(child))
    .map(child => (isElement(child) && child.name === 'li' ? child : elementNode('li', [child])))
}
