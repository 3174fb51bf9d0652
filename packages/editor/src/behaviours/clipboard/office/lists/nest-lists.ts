import type { ListMarker } from './list-marker.ts'
import {
  elementNode,
  holdsText,
  isElement,
  type PastedElement,
  type PastedNode,
} from '../tree/pasted-tree.ts'

/** An item of a program that writes no lists: a line with a level and a marker. */
export interface FlatItem {
  /** The list that it goes on, by any name. */
  readonly run: string
  /** From 1. */
  readonly level: number
  readonly marker: ListMarker
  readonly content: PastedNode[]
  /** How far its text stands from the left: points. */
  readonly indent: number | null
}

/** A list that may go on. */
interface OpenList {
  readonly level: number
  readonly list: PastedElement
  item: PastedElement
  readonly run: string
  readonly marker: ListMarker
  number: number | null
  indent: number | null
}

const naturalBullets = ['disc', 'circle', 'square']

/** Makes lists of items that come one after the other, with each level in the item above. */
export class ListNester {
  /** The lists made so far and all else, in their order. */
  readonly blocks: PastedNode[] = []
  #open: OpenList[] = []

  add(item: FlatItem): void {
    this.#closeBelow(item.level)
    const last = this.#open.at(-1)
    const element = elementNode('li', item.content)
    if (last && last.level === item.level && goesOn(last, item)) {
      last.list.children.push(element)
      last.item = element
      last.number = item.marker.number
      last.indent = item.indent ?? last.indent
      return
    }
    if (last && last.level === item.level) this.#open.pop()
    this.#openList(item, element)
  }

  /** Puts a block into the item below whose text it stands; `false` where it stands below none. */
  join(block: PastedNode, indent: number): boolean {
    const below = this.#findBelow(indent)
    const list = this.#open[below]
    if (!list) return false
    this.#open.length = below + 1
    list.item.children.push(block)
    return true
  }

  /** Whether an item would go on with what is open after a block that joins the item it stands below. */
  goesOnAfter(indent: number, { run, level }: Pick<FlatItem, 'run' | 'level'>): boolean {
    const list = this.#open[this.#findBelow(indent)]
    return list !== undefined && (level > list.level || this.#open.some(open => open.run === run))
  }

  /** A block that stands beside the lists ends them. */
  addBlock(...blocks: readonly PastedNode[]): void {
    this.#open = []
    this.blocks.push(...blocks)
  }

  /** A node beside the lists ends them, unless it shows nothing. */
  addBeside(node: PastedNode): void {
    if (isElement(node) || holdsText(node)) this.addBlock(node)
    else this.blocks.push(node)
  }

  #findBelow(indent: number): number {
    return this.#open.findLastIndex(list => list.indent !== null && Math.abs(indent - list.indent) < 1)
  }

  #closeBelow(level: number): void {
    while (this.#open.length > 0 && (this.#open.at(-1)?.level ?? 0) > level) this.#open.pop()
  }

  #openList({ run, level, marker, indent }: FlatItem, item: PastedElement): void {
    const list = listOf(marker, this.#open.length)
    list.children.push(item)
    const around = this.#open.at(-1)?.item.children ?? this.blocks
    around.push(list)
    this.#open.push({ level, list, item, run, marker, number: marker.number, indent })
  }
}

/** An empty list for items with a marker; a bullet that is usual at its depth is not named. */
function listOf({ isNumbered, number, style }: ListMarker, depth: number): PastedElement {
  const list = elementNode(isNumbered ? 'ol' : 'ul')
  if (isNumbered && number !== null && number !== 1) list.attributes.set('start', String(number))
  const usual = isNumbered ? null : (naturalBullets[depth] ?? 'square')
  if (style !== null && style !== usual) list.style.set('list-style-type', style)
  return list
}

/** Whether an item goes on with a list: of its kind, and with the next number where another run begins. */
function goesOn(list: OpenList, { run, marker }: FlatItem): boolean {
  if (list.marker.isNumbered !== marker.isNumbered) return false
  if (list.run === run) return true
  if (list.marker.style !== marker.style) return false
  return !marker.isNumbered || (list.number !== null && marker.number === list.number + 1)
}
