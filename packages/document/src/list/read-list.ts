import type { Attrs, Node } from 'prosemirror-model'
import { readAlign, readIndent } from '../block-attrs.ts'
import { attributeOf, hasClass, oneOf, styleOf } from '../html/element-parts.ts'
import {
  childrenOf,
  elementsOf,
  findElement,
  isElement,
  type HtmlElement,
  type HtmlNode,
} from '../html/html-element.ts'
import { within, type ReadScope } from '../html/read-scope.ts'
import { withStyles } from '../html/scope-styles.ts'

/** What the items of a list begin with. */
export type ListKind = 'bulleted' | 'numbered' | 'checkbox'

const markers = oneOf(
  ...'disc circle square decimal decimal-leading-zero lower-roman upper-roman lower-latin upper-latin lower-alpha'.split(
    ' ',
  ),
  ...'upper-alpha lower-greek upper-greek arabic-indic armenian georgian hebrew hiragana katakana none'.split(
    ' ',
  ),
)
const numberTypes: Readonly<Record<string, string>> = {
  a: 'lower-latin',
  A: 'upper-latin',
  i: 'lower-roman',
  I: 'upper-roman',
}

const parseStart = (text: string): number | null => {
  const start = /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : 1
  return start === 1 ? null : start
}

/** Whether the list's items are checkboxes: the older editor's class, or a checkbox at the head of the first item. */
function hasCheckboxes(list: HtmlElement): boolean {
  if (hasClass(list, 'todo-list') || attributeOf(list, 'data-type', oneOf('taskList')) !== null) return true
  const [first] = elementsOf(list)
  return first !== undefined && checkboxOf(first) !== null
}

const isBox = (element: HtmlElement): boolean =>
  element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'checkbox'

/** Elements that are something by themselves: a box in one of them is not the item's. */
const holders: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote', 'table', 'figure'])

/** The checkbox at the head of an item, not of what stands in it by itself. */
function checkboxOf(item: HtmlElement): HtmlElement | null {
  const [first] = elementsOf(item)
  if (!first || holders.has(first.localName)) return null
  return isBox(first) ? first : findElement(first, isBox, element => !holders.has(element.localName))
}

const unnumberedKind = (list: HtmlElement): ListKind => (hasCheckboxes(list) ? 'checkbox' : 'bulleted')

export function listAttrs(element: HtmlElement): Attrs {
  const numbered = element.localName === 'ol'
  const type = (text: string): string | null => (numbered ? (numberTypes[text.trim()] ?? null) : null)
  return {
    kind: numbered ? 'numbered' : unnumberedKind(element),
    marker: styleOf(element, 'list-style-type', markers) ?? attributeOf(element, 'type', type),
    start: numbered ? attributeOf(element, 'start', parseStart) : null,
    indent: readIndent(element),
  }
}

function isChecked(item: HtmlElement): boolean {
  const box = checkboxOf(item)
  box?.understood?.('')
  return box
    ? box.getAttribute('checked') !== null
    : attributeOf(item, 'data-checked', oneOf('true', 'false')) === 'true'
}

function readItem(element: HtmlElement, kind: string, scope: ReadScope): Node {
  element.understood?.('')
  const own = readAlign(element)
  const align = own === undefined ? scope.listAlign : own
  const { schema } = scope
  const blocks = scope.readBlocks(childrenOf(element), within(withStyles(element, scope), { align }))
  if (blocks[0]?.type.name === 'list' || blocks.length === 0)
    blocks.unshift(schema.node('paragraph', { align }))
  const attrs = { checked: kind === 'checkbox' && isChecked(element), indent: readIndent(element) }
  return schema.node('listItem', attrs, blocks)
}

/** Collects the items of one list element; what stands between items is put between lists. */
class ListReader {
  private readonly blocks: Node[] = []
  private items: Node[] = []
  private loose: HtmlNode[] = []
  private readonly attrs: Attrs
  private readonly scope: ReadScope

  constructor(attrs: Attrs, scope: ReadScope) {
    this.attrs = attrs
    this.scope = scope
  }

  read(nodes: Iterable<HtmlNode>): readonly Node[] {
    for (const node of nodes) {
      if (isElement(node) && node.localName === 'li')
        this.addItem(readItem(node, String(this.attrs['kind']), this.scope))
      else if (isElement(node) && (node.localName === 'ul' || node.localName === 'ol')) this.addNested(node)
      else this.loose.push(node)
    }
    this.endLoose()
    this.endList()
    return this.blocks
  }

  private addItem(item: Node): void {
    this.endLoose()
    this.items.push(item)
  }

  /** A list right in a list belongs to the item before it; without one its items stand on this level. */
  private addNested(element: HtmlElement): void {
    this.endLoose()
    const last = this.items.at(-1)
    const blocks = readList(element, last ? within(this.scope) : this.scope)
    if (!blocks) {
      // Too deep: read with what follows it, as text between items.
      this.loose.push(element)
      return
    }
    element.understood?.('')
    for (const block of blocks) {
      if (last) this.items.push(...this.withBlock(this.items.pop(), block))
      else if (block.type.name === 'list') block.forEach(item => this.items.push(item))
      else this.blocks.push(block)
    }
  }

  private withBlock(item: Node | undefined, block: Node): Node[] {
    return item ? [item.copy(item.content.addToEnd(block))] : []
  }

  private endLoose(): void {
    const loose = this.loose
    this.loose = []
    if (loose.length === 0) return
    const blocks = this.scope.readBlocks(loose, this.scope)
    if (blocks.length === 0) return
    this.endList()
    this.blocks.push(...blocks)
  }

  private endList(): void {
    if (this.items.length > 0) this.blocks.push(this.scope.schema.node('list', this.attrs, this.items))
    this.items = []
  }
}

/** Reads a list with all that may stand in one; an item that stands in no list is a list of its own. */
export function readList(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (scope.room <= 0) return null
  if (element.localName === 'li')
    return [scope.schema.node('list', null, readItem(element, 'bulleted', scope))]
  const align = readAlign(element)
  const inner = align === undefined ? scope : { ...scope, align, listAlign: align }
  return new ListReader(listAttrs(element), inner).read(childrenOf(element))
}
