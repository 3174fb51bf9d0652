import { isElement, textOf, type PastedElement, type PastedNode } from '../tree/pasted-tree.ts'

const blocks =
  /^(?:address|article|aside|blockquote|body|center|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/

const isBlock = (node: PastedNode | undefined): node is PastedElement =>
  isElement(node) && blocks.test(node.name)

/** Whether a node parts the lines around it: a block, or what holds one. */
const holdsBlock = (node: PastedNode): boolean =>
  isElement(node) && (blocks.test(node.name) || node.children.some(holdsBlock))

/** Leaves out breaks that end a line which ends there by itself: browsers show nothing of them. */
export function dropLastBreaks(container: PastedElement): void {
  if (container.name === 'pre') return
  const { children } = container
  let line: PastedNode[] = []
  for (const child of [...children, null]) {
    if (child && !holdsBlock(child)) {
      line.push(child)
      continue
    }
    endLine(container, line)
    line = []
    if (child && isElement(child)) dropLastBreaks(child)
  }
}

function endLine(container: PastedElement, line: readonly PastedNode[]): void {
  if (line.some(node => textOf(node).trim() !== '')) dropLast(container, line.findLast(isSeen))
}

const isSeen = (node: PastedNode): boolean =>
  isElement(node) || (node.kind === 'text' && node.text.trim() !== '')

function dropLast(parent: PastedElement, last: PastedNode | undefined): void {
  if (!isElement(last)) return
  if (last.name === 'br') parent.children = parent.children.filter(child => child !== last)
  else if (!isBlock(last.children.findLast(isSeen))) dropLast(last, last.children.findLast(isSeen))
}
