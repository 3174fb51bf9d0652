import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { Pattern } from '../messages/message.ts'

/** A text of the interface as the sources have it. */
export interface CatalogueEntry {
  /** What a host's texts name it by. */
  readonly key: string
  readonly en: Pattern
  readonly ru: Pattern
}

interface Syntax {
  readonly type: string
  readonly [part: string]: unknown
}

const root = new URL('../', import.meta.url)

/** The sources of the field and the view. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|\.d\.ts$/.test(file))

/**
 * All texts of the interface, by their keys, and the places of those that are made while the field runs: `{ ru: said, en: said }`, for which
 * no host has a text.
 */
export function messagesOfSources(): {
  readonly entries: readonly CatalogueEntry[]
  readonly made: readonly string[]
} {
  const entries: CatalogueEntry[] = []
  const made: string[] = []
  for (const file of sources) {
    const text = readFileSync(new URL(file, root), 'utf8')
    if (!/\bru\b/.test(text)) continue
    walk(parseSync(file, text).program as unknown as Syntax, node => {
      const parts = partsOf(node)
      const { ru, en } = parts
      if (!ru || !en) return
      const patterns = { ru: patternOf(ru), en: patternOf(en) }
      if (patterns.ru === null || patterns.en === null) made.push(file)
      else entries.push({ key: keyOf(patterns.en), en: patterns.en, ru: patterns.ru })
    })
  }
  return { entries: entries.toSorted((a, b) => (a.key < b.key ? -1 : 1)), made: [...new Set(made)] }
}

const keyOf = (pattern: Pattern): string => (typeof pattern === 'string' ? pattern : pattern.other)

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}

function walk(node: Syntax, visit: (node: Syntax) => void): void {
  visit(node)
  for (const part of Object.values(node).flat()) if (isSyntax(part)) walk(part, visit)
}

/** The values of an object by its names; nothing of what is none. */
function partsOf(node: Syntax): Readonly<Record<string, Syntax>> {
  if (node.type !== 'ObjectExpression') return {}
  const properties = (node['properties'] as readonly Syntax[]).flatMap(property => {
    const { key, value } = property
    return isSyntax(key) && isSyntax(value) ? [[String(key['name'] ?? key['value']), value] as const] : []
  })
  return Object.fromEntries(properties)
}

/** A text, or its forms; `null` where it is made while the field runs. */
function patternOf(node: Syntax): Pattern | null {
  if (node.type === 'Literal') return String(node['value'])
  const forms = Object.entries(partsOf(node)).map(([form, value]) => [form, value['value']] as const)
  return forms.length > 0 ? (Object.fromEntries(forms) as unknown as Pattern) : null
}
