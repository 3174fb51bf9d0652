import { isElement, type PastedElement, type PastedNode } from '../tree/pasted-tree.ts'

const isList = (node: PastedNode | undefined): node is PastedElement =>
  isElement(node) && (node.name === 'ul' || node.name === 'ol')

const isItem = (node: PastedNode | undefined): node is PastedElement => isElement(node) && node.name === 'li'

const isSeen = (node: PastedNode): boolean =>
  isElement(node) || (node.kind === 'text' && node.text.trim() !== '')

/**
 * Puts lists that stand on a level of their own into the item above, whose they are: an item of nothing but lists, as Evernote and Lexical write deeper levels and
 * browsers the part of a list that was copied, and a list of lists behind another list, as LibreOffice writes a level of another kind.
 */
export function joinDeepLists(parent: PastedElement): void {
  if (isList(parent)) parent.children = joinItems(parent.children)
  joinLists(parent)
  for (const child of parent.children) if (isElement(child)) joinDeepLists(child)
}

/** Items of nothing but lists join the item above; where none stands right above they are their lists. */
function joinItems(items: readonly PastedNode[]): PastedNode[] {
  let above: PastedElement | null = null
  return items.flatMap((item): PastedNode[] => {
    if (!isItem(item)) {
      if (isSeen(item)) above = null
      return [item]
    }
    const seen = item.children.filter(isSeen)
    if (seen.length === 0 || !seen.every(isList)) return [(above = item)]
    if (!above) return seen
    above.children.push(...seen)
    return []
  })
}

/** Lists of lists behind a list. */
function joinLists(parent: PastedElement): void {
  let before: PastedNode | undefined
  parent.children = parent.children.filter(child => {
    if (!isSeen(child)) return true
    const above = isList(before) ? before.children.findLast(isSeen) : undefined
    if (!isItem(above) || !isList(child) || !child.children.filter(isSeen).every(isList)) {
      before = child
      return true
    }
    above.children.push(...child.children)
    return false
  })
}
