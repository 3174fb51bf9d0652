import type { Attrs, MarkType, NodeType, Schema, StyleParseRule, TagParseRule } from 'prosemirror-model'
import type { ReadElement, SavedNodeSpec } from '../saved-form.ts'
import type { HtmlElement } from './html-element.ts'

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

/** The parse rules of a schema's specs, by what they look at. */
export interface ParseRules {
  readonly tags: ReadonlyMap<string, readonly TagRule[]>
  readonly styles: readonly StyleRule[]
  readonly structures: ReadonlyMap<string, readonly ReadElement[]>
}

const defaultPriority = 50
const plainTag = /^[a-z]+\d?$/

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function tagRule(rule: TagParseRule, type: { node: NodeType } | { mark: MarkType }): TagRule {
  return {
    node: 'node' in type ? type.node : null,
    mark: 'mark' in type ? type.mark : null,
    priority: rule.priority ?? defaultPriority,
    goesOn: rule.consuming === false,
    attrs: element => (rule.getAttrs ? rule.getAttrs(element) : (rule.attrs ?? null)),
  }
}

function styleRule(rule: StyleParseRule, mark: MarkType): StyleRule {
  return {
    property: rule.style,
    mark,
    clears: rule.clearMark !== undefined,
    attrs: value => (rule.getAttrs ? rule.getAttrs(value) : (rule.attrs ?? null)),
  }
}

/** What can only stand in a structure is read by that structure. */
const standsAlone = (node: NodeType): boolean => node.isInline || node.isInGroup('block')

/** Collects the rules of specs as they come. */
class RuleIndex implements ParseRules {
  readonly tags = new Map<string, TagRule[]>()
  readonly styles: StyleRule[] = []
  readonly structures = new Map<string, ReadElement[]>()

  addNode(node: NodeType): void {
    const { structure, parseDOM = [] } = node.spec as SavedNodeSpec
    if (structure) for (const tag of structure.tags) addTo(this.structures, tag, structure.read)
    else if (standsAlone(node)) for (const rule of parseDOM) this.addTag(rule, { node })
  }

  addTag(rule: TagParseRule, type: { node: NodeType } | { mark: MarkType }): void {
    if (plainTag.test(rule.tag)) addTo(this.tags, rule.tag, tagRule(rule, type))
  }

  addMark(mark: MarkType): void {
    for (const rule of mark.spec.parseDOM ?? []) {
      if (rule.tag === undefined) this.styles.push(styleRule(rule, mark))
      else this.addTag(rule, { mark })
    }
  }
}

const indexed = new WeakMap<Schema, ParseRules>()

/** The parse rules that stand in the specs of a schema. */
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
