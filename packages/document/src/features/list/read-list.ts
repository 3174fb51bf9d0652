import { Fragment, type Node } from 'prosemirror-model'
import { readAlign, readIndent } from '../paragraph/block-attrs.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../../html/html-element.ts'
import { within, type ReadScope } from '../../read/read-scope.ts'
import { withStyles } from '../../read/scope-styles.ts'
import { sharedAttrs } from '../../read/shared-attrs.ts'
import { joinsNext } from '../../facts/node-facts.ts'
import { isAlike } from './join-lists.ts'
import { listAttrs, readListAttrs, type ListAttrs, type ListKind } from './list-attrs.ts'
import { consumeTodoList, readChecked } from './todo-item.ts'

/** An item of the source with the lists that stand right after it in its list, and so belong to it. */
interface OpenItem {
  readonly element: HtmlElement
  readonly lists: HtmlElement[]
  /** Whether its box is checked; `null` when it has none. */
  readonly checked: boolean | null
}

/** Puts blocks after others; where a list meets a list of its kind, they are one. */
function joinBlocks(first: readonly Node[], second: readonly Node[]): Node[] {
  const [last, next] = [first.at(-1), second[0]]
  if (!last || !next || !joinsNext(last, next)) return [...first, ...second]
  return [...first.slice(0, -1), last.copy(last.content.append(next.content)), ...second.slice(1)]
}

function readItem({ element, lists, checked }: OpenItem, scope: ReadScope): Node {
  element.consumed?.('')
  const own = readAlign(element)
  const align = own === undefined ? scope.listAlign : own
  const { schema } = scope
  const inItem = within(withStyles(element, scope), { align, list: null })
  const blocks = joinBlocks(
    scope.readBlocks(childrenOf(element), inItem),
    lists.length > 0 ? scope.readBlocks(lists, within(scope)) : [],
  )
  const startsWell = blocks.length > 0 && blocks[0]?.type.name !== 'list'
  const indent = readIndent(element)
  return schema.node(
    'listItem',
    checked || indent ? { checked: checked === true, indent } : null,
    startsWell ? blocks : [schema.node('paragraph', { align }), ...blocks],
  )
}

/** Collects the items of one list element. Items of another kind, and what stands between items, part it. */
class ListReader {
  private readonly blocks: Node[] = []
  private items: Node[] = []
  private open: OpenItem | null = null
  private loose: HtmlNode[] = []
  private kind: ListKind
  private readonly list: HtmlElement
  private readonly numbered: boolean
  private readonly attrs: Omit<ListAttrs, 'kind'>
  private readonly scope: ReadScope

  constructor(list: HtmlElement, scope: ReadScope) {
    this.list = list
    this.numbered = list.localName === 'ol'
    this.kind = this.numbered ? 'numbered' : 'bulleted'
    this.attrs = readListAttrs(list)
    this.scope = scope
  }

  read(nodes: Iterable<HtmlNode>): readonly Node[] {
    for (const node of nodes) {
      if (isElement(node) && node.localName === 'li') this.addItem(node)
      else if (isElement(node) && (node.localName === 'ul' || node.localName === 'ol')) this.addNested(node)
      else this.loose.push(node)
    }
    this.endLoose()
    this.endList()
    return this.blocks
  }

  private addItem(element: HtmlElement): void {
    this.endLoose()
    this.endItem()
    const checked = this.numbered ? null : readChecked(element)
    if (checked !== null) consumeTodoList(this.list)
    if (!this.numbered) this.startKind(checked === null ? 'bulleted' : 'todo')
    this.open = { element, lists: [], checked }
  }

  /** What follows are items of a kind: a list holds but one. */
  private startKind(kind: ListKind): void {
    if (kind !== this.kind) this.endList()
    this.kind = kind
  }

  /** A list right in a list belongs to the item before it; without one its items stand on this level. */
  private addNested(element: HtmlElement): void {
    this.endLoose()
    if (this.open) this.open.lists.push(element)
    else this.addBlocks(this.scope.readBlocks([element], this.scope))
  }

  private addBlocks(blocks: readonly Node[]): void {
    for (const block of blocks) {
      if (block.type.name === 'list' && listAttrs(block).kind === this.kind) {
        for (const item of block.children) this.items.push(item)
        continue
      }
      this.endList()
      this.blocks.push(block)
    }
  }

  /** Ends what stood between items, were it only white space. */
  private endLoose(): void {
    const loose = this.loose
    this.loose = []
    if (loose.length === 0) return
    const blocks = this.scope.readBlocks(loose, { ...this.scope, list: this.list })
    if (blocks.length === 0) return
    this.endItem()
    for (const block of blocks) this.addLoose(block)
  }

  /** Items that something else holds go on with the list, as they do on the page. */
  private addLoose(block: Node): void {
    if (block.type.name === 'list' && isAlike(listAttrs(block), { ...this.attrs, kind: this.kind })) {
      for (const item of block.children) this.items.push(item)
      return
    }
    this.endList()
    this.blocks.push(block)
  }

  private endItem(): void {
    if (this.open) this.items.push(readItem(this.open, this.scope))
    this.open = null
  }

  private endList(): void {
    this.endItem()
    if (this.items.length === 0) return
    const { schema } = this.scope
    const attrs = sharedAttrs(schema.nodes['list'], { ...this.attrs, kind: this.kind })
    this.blocks.push(schema.node('list', attrs, Fragment.fromArray(this.items)))
    this.items = []
  }
}

/** An item that does not stand right in a list is a list of its own, which looks like the one that it belongs to. */
function readLooseItem(element: HtmlElement, scope: ReadScope): Node {
  const attrs = scope.list && { ...readListAttrs(scope.list), start: null }
  const isNumbered = scope.list?.localName === 'ol'
  const checked = isNumbered ? null : readChecked(element)
  const unnumbered = checked === null ? 'bulleted' : 'todo'
  if (scope.list && checked !== null) consumeTodoList(scope.list)
  const kind = isNumbered ? 'numbered' : unnumbered
  return scope.schema.node('list', { ...attrs, kind }, readItem({ element, lists: [], checked }, scope))
}

/** Reads a list with all that may stand in one, or an item that does not stand right in one. */
export function readList(element: HtmlElement, scope: ReadScope): readonly Node[] | null {
  if (scope.remainingDepth <= 0) return null
  if (element.localName === 'li') return [readLooseItem(element, scope)]
  const align = readAlign(element)
  const inner = withStyles(element, {
    ...scope,
    list: null,
    ...(align !== undefined && { align, listAlign: align }),
  })
  return new ListReader(element, inner).read(childrenOf(element))
}
