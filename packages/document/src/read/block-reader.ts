import { Fragment, type Attrs, type Node, type NodeType, type Schema } from 'prosemirror-model'
import { readAlign } from '../features/paragraph/block-attrs.ts'
import { factsOf } from '../facts/node-facts.ts'
import { isBoundary, isDropped } from '../html/element-kinds.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../html/html-element.ts'
import { InlineRun } from './inline-run.ts'
import type { Around } from '../html-spec.ts'
import { parseRulesOf, type ParseRules, type TagRule } from './parse-rules.ts'
import { within, type ReadScope } from './read-scope.ts'
import { withStyles } from './scope-styles.ts'
import { textOf } from '../html/text-of.ts'

interface TextBlock {
  readonly type: NodeType
  readonly attrs: Attrs
  /** Whether it has given a node, or a block stood in it: then nothing more is owed. */
  given: boolean
}

interface Match {
  readonly rule: TagRule
  readonly attrs: Attrs | null
}

/** Whether a node holds blocks: such nodes stand within each other only to a limit. */
const isContainer = (type: NodeType): boolean => !type.isInline && !type.isLeaf && !type.isTextblock

/** Reads nodes as a sequence of blocks. Text that stands in no block gets a paragraph. */
export class BlockReader {
  private readonly blocks: Node[] = []
  private run: InlineRun
  private runScope: ReadScope
  private textBlock: TextBlock | null = null
  /** The children of the last block, when others have joined it. */
  private joined: Node[] | null = null
  private readonly rules: ParseRules
  private readonly schema: Schema

  constructor(scope: ReadScope) {
    this.schema = scope.schema
    this.rules = parseRulesOf(scope.schema)
    this.run = new InlineRun(scope.schema)
    this.runScope = scope
  }

  read(nodes: Iterable<HtmlNode>, scope: ReadScope): Node[] {
    for (const node of nodes) this.readNode(node, scope)
    this.flush()
    this.closeJoined()
    return this.blocks
  }

  private readNode(node: HtmlNode, scope: ReadScope): void {
    if (isElement(node)) this.readElement(node, scope)
    else if (node.nodeType === 3 && node.nodeValue) {
      if (!this.run.touched) this.runScope = scope
      this.run.addText(node.nodeValue, scope.marks)
    }
  }

  private readChildren(element: HtmlElement, scope: ReadScope): void {
    for (let child = element.firstChild; child; child = child.nextSibling) this.readNode(child, scope)
  }

  private readElement(element: HtmlElement, scope: ReadScope): void {
    if (isDropped(element.localName)) return
    for (const { node, find } of this.rules.arounds) {
      const around = find(element)
      if (around) return this.readAround(element, scope, node, around)
    }
    this.readContent(element, scope)
  }

  private readAround(element: HtmlElement, scope: ReadScope, type: NodeType, around: Around): void {
    if (around.instead) {
      element.consumed?.('')
      this.push(type.create())
      return
    }
    if (around.before) this.push(type.create())
    this.readContent(element, scope)
    if (around.after) this.push(type.create())
  }

  private readContent(element: HtmlElement, outer: ReadScope): void {
    for (const parse of this.rules.elementParsers.get(element.localName) ?? []) {
      const nodes = parse(element, outer)
      if (!nodes) continue
      element.consumed?.('')
      for (const node of nodes) this.place(node, outer)
      return
    }
    if (this.readByRules(element, outer)) return
    const scope = withStyles(element, outer)
    if (isBoundary(element.localName)) this.readBoundary(element, scope)
    else this.readChildren(element, scope)
  }

  /** An inline node joins the text around it, a block stands between. */
  private place(node: Node, scope: ReadScope): void {
    if (!node.isInline) return this.push(node)
    if (!this.run.touched) this.runScope = scope
    this.run.add(node.mark(scope.marks))
  }

  /** Reads the element by the parse rules of the specs; `false` when none makes a node or a mark of it. */
  private readByRules(element: HtmlElement, scope: ReadScope): boolean {
    const matches = this.matchesOf(element, scope)
    if (matches.length === 0) return false
    element.consumed?.('')
    const marks = matches.reduce(
      (set, { rule, attrs }) => rule.mark?.create(attrs).addToSet(set) ?? set,
      scope.marks,
    )
    // After the marks of the tag: `<b style="font-weight:normal">` is not bold.
    const inner = withStyles(element, { ...scope, marks })
    const last = matches.at(-1)
    if (last?.rule.node) this.readAs(last.rule.node, last.attrs, element, inner)
    else this.readChildren(element, inner)
    return true
  }

  /** The rules that match an element: of marks perhaps several, and at the end perhaps one of a node. */
  private matchesOf(element: HtmlElement, scope: ReadScope): Match[] {
    const matches: Match[] = []
    for (const rule of this.rules.tags.get(element.localName) ?? []) {
      if (scope.remainingDepth <= 0 && rule.node && isContainer(rule.node)) continue
      const attrs = rule.attrs(element)
      if (attrs === false) continue
      matches.push({ rule, attrs })
      if (!rule.goesOn) break
    }
    return matches
  }

  private readAs(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    if (type.isInline) this.place(type.create(attrs), scope)
    else if (type.spec.code) this.push(type.create(attrs, this.codeText(element)))
    else if (type.isTextblock) this.readTextBlock(type, attrs, element, scope)
    else this.readContainer(type, attrs, element, scope)
  }

  private codeText(element: HtmlElement): Node | null {
    const text = textOf(element)
    return text ? this.schema.text(text) : null
  }

  private readTextBlock(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    this.flush()
    const around = this.textBlock
    const align = attrs?.['align'] === undefined ? scope.align : attrs['align']
    this.textBlock = { type, attrs: { ...attrs, align }, given: false }
    this.readChildren(element, scope)
    this.flush()
    if (!this.textBlock.given) this.push(type.create(this.textBlock.attrs))
    this.textBlock = around
    if (around) around.given = true
  }

  private readContainer(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    const content = scope.readBlocks(childrenOf(element), within(scope))
    if (content.length > 0) this.push(type.create(attrs, content))
  }

  private readBoundary(element: HtmlElement, outer: ReadScope): void {
    this.flush()
    const align = readAlign(element)
    const scope = align === undefined ? outer : { ...outer, align, listAlign: align }
    this.readChildren(element, scope)
    this.flush()
  }

  /** Ends the text block that was being read. */
  private flush(): void {
    if (!this.run.touched) return
    const content = this.run.finish()
    const block = this.textBlock
    const { align } = this.runScope
    this.run = new InlineRun(this.schema)
    if (block && content.size === 0 && block.given) return
    this.push(
      block ? block.type.create(block.attrs, content) : this.schema.node('paragraph', { align }, content),
    )
  }

  private push(node: Node): void {
    this.flush()
    if (this.textBlock) this.textBlock.given = true
    const last = this.blocks.at(-1)
    const { joined } = this
    const count = joined?.length ?? last?.childCount ?? 0
    if (!last || !factsOf(last).joins(last, node, count)) {
      this.closeJoined()
      this.blocks.push(node)
      return
    }
    this.joined = joined ?? [...last.children]
    for (const child of node.children) this.joined.push(child)
  }

  /** Neighbours that join, such as lists of one kind, are made one when the next block comes: each copy costs all. */
  private closeJoined(): void {
    const last = this.joined && this.blocks.pop()
    if (last) this.blocks.push(last.copy(Fragment.fromArray(this.joined ?? [])))
    this.joined = null
  }
}
