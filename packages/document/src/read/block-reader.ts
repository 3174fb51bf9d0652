import type { Attrs, Mark, Node, NodeType, Schema } from 'prosemirror-model'
import { withAlign } from './scope-align.ts'
import { isBoundary, isDropped } from '../html/element-kinds.ts'
import { isBare } from '../html/element-parts.ts'
import { childrenOf, isElement, type HtmlElement, type HtmlNode } from '../html/html-element.ts'
import { InlineRun } from './inline-run.ts'
import type { Around } from '../html-spec.ts'
import { parseRulesOf, type ParseRules, type TagRule } from './parse-rules.ts'
import { BlockRow } from './block-row.ts'
import { allows, within, type ReadScope } from './read-scope.ts'
import { withStyles } from './scope-styles.ts'
import { sharedAttrs } from './shared-attrs.ts'
import { codeTextOf } from '../html/text-of.ts'

interface TextBlock {
  readonly type: NodeType
  readonly attrs: Attrs | null
  /** Whether it has given a node, or a block stood in it: then nothing more is owed. */
  given: boolean
}

interface Match {
  /** The rule that matched last, and its attributes. */
  readonly last: TagRule
  readonly attrs: Attrs | null
  /** The marks of the text around, and those of the rules. */
  readonly marks: readonly Mark[]
}

/** Whether a node holds blocks: such nodes stand within each other only to a limit. */
const isContainer = (type: NodeType): boolean => !type.isInline && !type.isLeaf && !type.isTextblock

/** Reads nodes as a sequence of blocks. Text that stands in no block gets a paragraph. */
export class BlockReader {
  private readonly blocks = new BlockRow()
  private run: InlineRun
  private runScope: ReadScope
  private textBlock: TextBlock | null = null
  /** A reader is made for each cell and item, and nearly none of them has any. */
  private hidden: Set<HtmlElement> | null = null
  /** Whether the last block is what the element before it asked to have behind it. */
  private isAsked = false
  private readonly rules: ParseRules
  private readonly schema: Schema

  constructor(scope: ReadScope) {
    this.schema = scope.schema
    this.rules = parseRulesOf(scope.schema)
    this.run = new InlineRun(scope.schema)
    this.runScope = scope
  }

  read(nodes: Iterable<HtmlNode>, scope: ReadScope): Node[] {
    this.add(nodes, scope)
    return this.finish()
  }

  /** Reads nodes that more may follow. */
  add(nodes: Iterable<HtmlNode>, scope: ReadScope): void {
    for (const node of nodes) this.readNode(node, scope)
  }

  /** The blocks that nothing that follows can change; they are not given again. */
  takeDone(): Node[] {
    return this.blocks.takeDone()
  }

  finish(): Node[] {
    this.flush()
    return this.blocks.finish()
  }

  private readNode(node: HtmlNode, scope: ReadScope): void {
    if (isElement(node)) this.readElement(node, scope)
    else if (node.nodeType === 3 && node.nodeValue) this.readText(node.nodeValue, scope)
  }

  private readText(text: string, scope: ReadScope): void {
    if (!this.run.touched) this.runScope = scope
    this.run.addText(text, scope.marks)
  }

  private readChildren(element: HtmlElement, scope: ReadScope): void {
    for (let child = element.firstChild; child; child = child.nextSibling) this.readNode(child, scope)
  }

  private readElement(element: HtmlElement, scope: ReadScope): void {
    if (isDropped(element.localName) || this.hidden?.has(element)) return
    if (isBare(element) || !this.readAround(element, scope)) this.readContent(element, scope)
  }

  /** Reads an element with the nodes that its style asks for; `false` when it asks for none. */
  private readAround(element: HtmlElement, scope: ReadScope): boolean {
    for (const { node, find } of this.rules.arounds) {
      const around = allows(scope, node) ? find(element) : null
      if (!around) continue
      this.readBetween(element, scope, node, around)
      return true
    }
    return false
  }

  /** What is asked for behind one element and before the next is one. */
  private readBetween(element: HtmlElement, scope: ReadScope, type: NodeType, around: Around): void {
    const { before, after, instead, hidden } = around
    this.flush()
    if (before && !this.isAsked && !(instead && after)) this.push(type.create())
    if (instead) element.consumed?.('')
    else {
      if (hidden.length > 0) this.hidden = new Set([...(this.hidden ?? []), ...hidden])
      this.readContent(element, scope)
    }
    if (after) this.push(type.create(), true)
  }

  private readContent(element: HtmlElement, outer: ReadScope): void {
    if (this.readWhole(element, outer) || this.readByRules(element, outer)) return
    const text = this.rules.texts.get(element.localName)?.(element)
    if (text) return this.readText(text, outer)
    const scope = withStyles(element, outer)
    if (isBoundary(element.localName)) this.readBoundary(element, scope)
    else this.readChildren(element, scope)
  }

  /** Reads the element by the function of a spec that knows its structure; `false` when none takes it. */
  private readWhole(element: HtmlElement, scope: ReadScope): boolean {
    const parsers = this.rules.elementParsers.get(element.localName)
    if (!parsers) return false
    for (const { node, parse } of parsers) {
      const nodes = allows(scope, node) ? parse(element, scope) : null
      if (!nodes) continue
      element.consumed?.('')
      // Of an empty list nothing is left but the end of the line.
      if (nodes.length === 0 && isBoundary(element.localName)) this.flush()
      for (const made of nodes) this.place(made, scope)
      return true
    }
    return false
  }

  /** An inline node joins the text around it, a block stands between. */
  private place(node: Node, scope: ReadScope): void {
    if (!node.isInline) return this.push(node)
    if (!this.run.touched) this.runScope = scope
    this.run.add(node.mark(scope.marks))
  }

  /** Reads the element by the parse rules of the specs; `false` when none makes a node or a mark of it. */
  private readByRules(element: HtmlElement, scope: ReadScope): boolean {
    const rules = this.rules.tags.get(element.localName)
    const match = rules ? this.matchOf(element, scope, rules) : null
    if (!match) return false
    element.consumed?.('')
    const { last, attrs, marks } = match
    // After the marks of the tag: `<b style="font-weight:normal">` is not bold.
    const inner = withStyles(element, marks === scope.marks ? scope : { ...scope, marks })
    if (last.node) this.readAs(last.node, attrs, element, inner)
    else this.readChildren(element, inner)
    return true
  }

  /** What the rules make of an element: of marks perhaps several match, and at the end perhaps one of a node. */
  private matchOf(element: HtmlElement, scope: ReadScope, rules: readonly TagRule[]): Match | null {
    let match: Match | null = null
    let { marks } = scope
    for (const rule of rules) {
      if (rule.node && !this.canMake(rule.node, scope)) continue
      const attrs = rule.attrs(element)
      if (attrs === false) continue
      if (rule.mark) marks = rule.mark.create(attrs).addToSet(marks)
      match = { last: rule, attrs, marks }
      if (!rule.goesOn) break
    }
    return match
  }

  private canMake(type: NodeType, scope: ReadScope): boolean {
    return allows(scope, type) && (scope.remainingDepth > 0 || !isContainer(type))
  }

  private readAs(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    if (type.isInline) this.place(type.create(attrs), scope)
    else if (type.spec.code) this.push(type.create(attrs, this.codeText(element)))
    else if (type.isTextblock) this.readTextBlock(type, attrs, element, scope)
    else if (type.isLeaf) this.readLeaf(type, attrs, element, scope)
    else this.readContainer(type, attrs, element, scope)
  }

  /** What stands in the element of a block that holds nothing goes on behind it. */
  private readLeaf(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    this.push(type.create(attrs))
    this.readBoundary(element, scope)
  }

  private codeText(element: HtmlElement): Node | null {
    const text = codeTextOf(element)
    return text ? this.schema.text(text) : null
  }

  private readTextBlock(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    this.flush()
    const around = this.textBlock
    const align = attrs?.['align'] === undefined ? scope.align : attrs['align']
    const indent = attrs?.['indent'] ?? scope.indent
    this.textBlock = { type, attrs: sharedAttrs(type, { ...attrs, align, indent }), given: false }
    this.readChildren(element, scope)
    this.flush()
    if (!this.textBlock.given) this.push(type.create(this.textBlock.attrs))
    this.textBlock = around
    if (around) around.given = true
  }

  private readContainer(type: NodeType, attrs: Attrs | null, element: HtmlElement, scope: ReadScope): void {
    const content = scope.readBlocks(childrenOf(element), within(scope))
    if (content.length > 0) this.push(type.create(attrs, content))
    // Of an empty one nothing is left but the end of the line.
    else this.flush()
  }

  private readBoundary(element: HtmlElement, outer: ReadScope): void {
    this.flush()
    this.readChildren(element, outer.textBlock ? outer : withAlign(element, outer))
    this.flush()
  }

  /** Ends the text block that was being read. */
  private flush(): void {
    if (!this.run.touched) return
    const content = this.run.finish()
    const block = this.textBlock
    const { align, indent } = this.runScope
    this.run = new InlineRun(this.schema)
    if (block && content.size === 0 && block.given) return
    this.push(
      block
        ? block.type.create(block.attrs, content)
        : this.schema.node('paragraph', align || indent ? { align, indent } : null, content),
    )
  }

  private push(node: Node, isAsked = false): void {
    this.flush()
    if (this.textBlock) this.textBlock.given = true
    this.isAsked = isAsked
    this.blocks.add(node)
  }
}
