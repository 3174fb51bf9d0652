import type { Attrs, MarkType, NodeType, Schema } from 'prosemirror-model'
import type {
  Around,
  HtmlMarkSpec,
  HtmlNodeSpec,
  HtmlStyleRule,
  HtmlTagRule,
  ParseElement,
} from '../html-spec.ts'
import type { HtmlElement } from '../html/html-element.ts'
import { checkNodeIsRead, checkRule, standsAlone } from './check-rules.ts'

/** A parse rule of a node or a mark for one tag. `attrs` answers `false` when the rule does not match. */
export interface TagRule {
  readonly node: NodeType | null
  readonly mark: MarkType | null
  readonly priority: number
  /** Whether a mark's rule lets the rules after it match as well. */
  readonly goesOn: boolean
  readonly attrs: (element: HtmlElement) => Attrs | null | false
}

/** A parse rule that makes, or clears, a mark for a style. */
export interface StyleRule {
  readonly property: string
  readonly mark: MarkType
  readonly clears: boolean
  readonly attrs: (value: string) => Attrs | null | false
}

/** A node that an element can ask for by a style, and the function that finds out. */
export interface AroundRule {
  readonly node: NodeType
  readonly find: (element: HtmlElement) => Around | null
}

/** The function of a node's spec that reads elements of some tags as a whole. */
export interface ElementParser {
  readonly node: NodeType
  readonly parse: ParseElement
}

/** The parse rules of a schema's specs, by what they look at. */
export interface ParseRules {
  readonly tags: ReadonlyMap<string, readonly TagRule[]>
  readonly styles: readonly StyleRule[]
  readonly elementParsers: ReadonlyMap<string, readonly ElementParser[]>
  readonly arounds: readonly AroundRule[]
  readonly texts: ReadonlyMap<string, (element: HtmlElement) => string | null>
}

const defaultPriority = 50

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function tagRule(rule: HtmlTagRule, type: { node: NodeType } | { mark: MarkType }): TagRule {
  return {
    node: 'node' in type ? type.node : null,
    mark: 'mark' in type ? type.mark : null,
    priority: rule.priority ?? defaultPriority,
    goesOn: rule.consuming === false,
    attrs: element => (rule.getAttrs ? rule.getAttrs(element) : (rule.attrs ?? null)),
  }
}

function styleRule(rule: HtmlStyleRule, mark: MarkType): StyleRule {
  return {
    property: rule.style,
    mark,
    clears: rule.clearMark !== undefined,
    attrs: value => (rule.getAttrs ? rule.getAttrs(value) : (rule.attrs ?? null)),
  }
}

/** Collects the rules of specs as they come. */
class RuleIndex implements ParseRules {
  readonly tags = new Map<string, TagRule[]>()
  readonly styles: StyleRule[] = []
  readonly elementParsers = new Map<string, ElementParser[]>()
  readonly arounds: AroundRule[] = []
  readonly texts = new Map<string, (element: HtmlElement) => string | null>()

  addNode(node: NodeType): void {
    const { parseElement, parseAround, textInstead, parseDOM = [] } = node.spec as HtmlNodeSpec
    if (parseAround) this.arounds.push({ node, find: parseAround })
    if (textInstead) for (const tag of textInstead.tags) this.texts.set(tag, textInstead.read)
    if (parseElement) this.addParser(node, parseElement)
    else if (standsAlone(node)) for (const rule of parseDOM) this.addTag(rule, { node })
    else checkNodeIsRead(node)
  }

  private addParser(node: NodeType, { tags, parse }: NonNullable<HtmlNodeSpec['parseElement']>): void {
    for (const tag of tags) addTo(this.elementParsers, tag, { node, parse })
  }

  addTag(rule: HtmlTagRule, type: { node: NodeType } | { mark: MarkType }): void {
    checkRule(rule, 'node' in type ? type.node : type.mark)
    addTo(this.tags, rule.tag, tagRule(rule, type))
  }

  addMark(mark: MarkType): void {
    for (const rule of (mark.spec as HtmlMarkSpec).parseDOM ?? []) {
      if (rule.tag !== undefined) this.addTag(rule, { mark })
      else {
        checkRule(rule, mark)
        this.styles.push(styleRule(rule, mark))
      }
    }
  }
}

const indexed = new WeakMap<Schema, ParseRules>()

/** The parse rules that stand in the specs of a schema. Throws when one of them says what the reader would ignore. */
export function parseRulesOf(schema: Schema): ParseRules {
  const known = indexed.get(schema)
  if (known) return known
  const index = new RuleIndex()
  for (const node of Object.values(schema.nodes)) index.addNode(node)
  for (const mark of Object.values(schema.marks)) index.addMark(mark)
  for (const rules of index.tags.values()) rules.sort((a, b) => b.priority - a.priority)
  indexed.set(schema, index)
  return index
}
