import { readMarker } from './list-marker.ts'
import { itemsIn } from './list-items.ts'
import { ListNester } from './nest-lists.ts'
import { classesOf, elementNode, elementsBelow, isElement, type PastedElement } from '../tree/pasted-tree.ts'

/**
 * Makes of the lists of Quill, with which ClickUp and others write, those that they show: all items stand in one list, and each names its kind
 * in `data-list` and its level in its class, `ql-indent-1`. Before, a list of boxes said in `data-checked` whether all of its items are checked.
 */
export function readQuillLists(body: PastedElement): void {
  for (const parent of [body, ...elementsBelow(body)]) {
    if (!parent.children.some(child => isElement(child) && isOfQuill(child))) continue
    parent.children = parent.children.flatMap(child =>
      isElement(child) && isOfQuill(child) ? nested(child) : [child],
    )
  }
}

const isOfQuill = ({ name, attributes, children }: PastedElement): boolean =>
  /^[uo]l$/.test(name) &&
  (attributes.has('data-checked') ||
    children.some(child => isElement(child) && child.name === 'li' && child.attributes.has('data-list')))

function nested(list: PastedElement): PastedElement['children'] {
  const nester = new ListNester()
  const all = list.attributes.get('data-checked')
  for (const item of itemsIn(list)) {
    const kind = item.attributes.get('data-list') ?? kindOf(list, all)
    const level = Number(levelClass.exec(classesOf(item).join(' '))?.[1] ?? 0) + 1
    const marker = readMarker('', kind === 'ordered' ? 'decimal' : 'bullet')
    const isBox = kind === 'checked' || kind === 'unchecked'
    const box = elementNode('input', [], { type: 'checkbox', ...(kind === 'checked' && { checked: '' }) })
    const content = isBox ? [box, ...item.children] : item.children
    nester.add({ run: isBox ? 'boxes' : 'quill', level, marker, content, indent: null })
  }
  return nester.blocks
}

const levelClass = /\bql-indent-(\d)\b/

function kindOf({ name }: PastedElement, all: string | undefined): string {
  if (all !== undefined) return all === 'true' ? 'checked' : 'unchecked'
  return name === 'ol' ? 'ordered' : 'bullet'
}
