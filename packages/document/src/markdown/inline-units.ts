import type { Node } from 'prosemirror-model'
import { factsOf } from '../facts/node-facts.ts'
import { hostObjectAttrs } from '../features/host-object/host-element.ts'
import { linkAttrs } from '../features/link/link.ts'
import { mentionAttrs } from '../features/mention/mention.ts'

/** The signs that stand around text, outermost first. */
export const emphases = ['italic', 'strikethrough', 'bold'] as const
export type Emphasis = (typeof emphases)[number]

/** How text looks, as far as Markdown can say it. */
export interface Looks {
  /** The address of the link around it. */
  readonly href: string | null
  readonly emphases: readonly Emphasis[]
}

/** Text of one look without white space at its edges, the white space between two of them, or an object. */
export type Unit =
  | (Looks & { readonly kind: 'text' | 'code'; readonly text: string })
  | (Looks & { readonly kind: 'object'; readonly node: Node })
  | (Looks & { readonly kind: 'space'; readonly text: string })
  | (Looks & { readonly kind: 'break' })

const none: Looks = { href: null, emphases: [] }

/** The parts that the content of a text block is written of. White space has the looks that both of its neighbours have. */
export function unitsOf(textblock: Node, hrefOf: (mention: Node) => string | null): Unit[] {
  return fillGaps(joinAlike(textblock.children.map(node => unitOf(node, hrefOf))).flatMap(splitSpace))
}

function unitOf(node: Node, hrefOf: (mention: Node) => string | null): Unit {
  const looks = looksOf(node)
  if (node.isText)
    return { ...looks, kind: hasMark(node, 'inlineCode') ? 'code' : 'text', text: node.text ?? '' }
  if (factsOf(node).breaks === 'line') return { ...looks, kind: 'break' }
  const object = hostObjectAttrs(node)
  if (object) return { ...looks, kind: 'text', text: object.text }
  if (node.type.name !== 'mention') return { ...looks, kind: 'object', node }
  return { ...looks, href: looks.href ?? hrefOf(node), kind: 'text', text: mentionAttrs(node).text }
}

const hasMark = ({ marks }: Node, name: string): boolean => marks.some(({ type }) => type.name === name)

function looksOf(node: Node): Looks {
  const link = node.marks.find(({ type }) => type.name === 'link')
  return {
    href: link ? linkAttrs(link).href : null,
    emphases: emphases.filter(name => hasMark(node, name)),
  }
}

/** Looks that Markdown has no sign for part texts that are one for it. */
function joinAlike(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = []
  for (const unit of units) {
    const last = joined.at(-1)
    if (last && 'text' in last && 'text' in unit && last.kind === unit.kind && isAlike(last, unit))
      joined[joined.length - 1] = { ...last, text: last.text + unit.text }
    else joined.push(unit)
  }
  return joined
}

const isAlike = (a: Looks, b: Looks): boolean => a.href === b.href && a.emphases.join() === b.emphases.join()

/** White space as Markdown has it; JavaScript counts a byte order mark besides. */
const edgeSpace = /^[^\S\ufeff]+|[^\S\ufeff]+$/g

function splitSpace(unit: Unit): Unit[] {
  if (unit.kind !== 'text' && unit.kind !== 'code') return [unit]
  const core = unit.text.replaceAll(edgeSpace, '')
  if (core === '') return [{ ...unit, kind: 'space' }]
  const from = unit.text.indexOf(core)
  const parts: Unit[] = [
    { ...unit, kind: 'space', text: unit.text.slice(0, from) },
    { ...unit, text: core },
    { ...unit, kind: 'space', text: unit.text.slice(from + core.length) },
  ]
  return parts.filter(part => !('text' in part) || part.text !== '')
}

const isGap = ({ kind }: Unit): boolean => kind === 'space' || kind === 'break'

/** Gives each gap what the looks before it and behind it share. */
function fillGaps(units: readonly Unit[]): Unit[] {
  const before = looksBefore(units)
  const after = looksBefore(units.toReversed()).toReversed()
  return units.map((unit, index) =>
    isGap(unit) ? { ...unit, ...sharedLooks(before[index] ?? none, after[index] ?? none) } : unit,
  )
}

function looksBefore(units: readonly Unit[]): Looks[] {
  let last = none
  return units.map(unit => {
    const before = last
    if (!isGap(unit)) last = unit
    return before
  })
}

/** No sign ends behind white space: so it is within what goes on behind it alone. Emphasis ends where a link does. */
function sharedLooks(a: Looks, b: Looks): Looks {
  if (a.href !== b.href) return none
  const end = a.emphases.findIndex((name, index) => name !== b.emphases[index])
  return { href: a.href, emphases: end < 0 ? a.emphases : a.emphases.slice(0, end) }
}
