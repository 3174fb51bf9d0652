import { elementNode, findBelow, isElement, shownText, type PastedElement } from '../tree/pasted-tree.ts'

/** Makes items to do of paragraphs that begin with a box of Word's to be checked; those one after the other are one list. */
export function readWordBoxes(container: PastedElement): void {
  let list: PastedElement | null = null
  container.children = container.children.flatMap(child => {
    const box = isElement(child) ? boxOf(child) : null
    if (!isElement(child) || !box) {
      if (isElement(child)) {
        readWordBoxes(child)
        list = null
      }
      return [child]
    }
    const isChecked = box.attributes.get('checkboxischecked') === 't'
    box.children = []
    const input = elementNode('input', [], { type: 'checkbox', ...(isChecked && { checked: '' }) })
    const item = elementNode('li', [input, ...child.children])
    if (list) {
      list.children.push(item)
      return []
    }
    list = elementNode('ul', [item])
    return [list]
  })
}

/** The box that a paragraph begins with; `null` where it begins otherwise. */
function boxOf(paragraph: PastedElement): PastedElement | null {
  if (paragraph.name !== 'p') return null
  const box = findBelow(
    paragraph,
    ({ name, attributes }) => name === 'w:sdt' && attributes.get('checkbox') === 't',
  )
  return box && shownText(paragraph).startsWith(shownText(box)) ? box : null
}
