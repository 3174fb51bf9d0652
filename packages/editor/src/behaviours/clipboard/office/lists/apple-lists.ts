import { readMarker, type ListMarker } from './list-marker.ts'
import { ListNester } from './nest-lists.ts'
import { isElement, shownText, textOf, type PastedElement, type PastedNode } from '../tree/pasted-tree.ts'

/** Apple Pages writes its lists as lines that begin with their marker between tabs. */
export function convertAppleLists(body: PastedElement): void {
  const items = body.children.map(node => (isElement(node) ? itemOf(node) : null))
  if (!items.some(item => item !== null)) return
  const nester = new ListNester()
  for (const [index, node] of body.children.entries()) {
    const item = items[index]
    if (item) nester.add({ run: 'pages', indent: null, ...item })
    else if (isElement(node) || shownText(node) !== '') nester.addBlock(node)
  }
  body.children = nester.blocks
}

/** The tabs before a marker say its level: the first stands before each. */
const start = /^(\t*)([•◦▪–-]|(?:\d+|[a-zа-я])[.)])\t/

interface AppleItem {
  readonly level: number
  readonly marker: ListMarker
  readonly content: PastedNode[]
}

function itemOf(line: PastedElement): AppleItem | null {
  if (line.name !== 'p') return null
  const [, tabs = '', marker = ''] = start.exec(textOf(line)) ?? []
  if (marker === '') return null
  dropStart(line, tabs.length + marker.length + 1)
  return { level: Math.max(1, tabs.length), marker: readMarker(marker, null), content: [line] }
}

/** Drops the first characters of a line. Returns how many are left to drop. */
function dropStart(line: PastedElement, count: number): number {
  let left = count
  for (const node of line.children) {
    if (left === 0) break
    if (isElement(node)) left = dropStart(node, left)
    else if (node.kind === 'text') {
      const { length } = node.text
      node.text = node.text.slice(left)
      left = Math.max(0, left - length)
    }
  }
  return left
}
