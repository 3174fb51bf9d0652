import { Bold } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { ToolbarEntry, ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { splitGroups } from './split-groups.ts'
import { findHidden } from './use-hidden-items.ts'

const entry = (name: string): ToolbarEntry => ({
  item: { kind: 'button', name, label: { ru: name, en: name }, icon: Bold, run: () => false },
  shortcut: null,
})
const groups = ['ab', 'c', 'de'].map(names => [...names].map(entry))
const write = (found: readonly ToolbarGroup[]): string =>
  found.map(group => group.map(({ item }) => item.name).join('')).join('|')

describe('a toolbar that is too narrow', () => {
  it.each([
    [50, 'ab|c|de', ''],
    [90, 'ab|c|de', ''],
    [49, 'ab|c', 'de'],
    [45, 'ab|c', 'de'],
    [35, 'ab', 'c|de'],
    [8, '', 'ab|c|de'],
  ])('shows of its items what fits into %i px', (width, shown, hidden) => {
    const names = 'abcde'.split('')
    const found = findHidden(names, [10, 10, 10, 10, 10], width, { more: 12, kept: new Set() })
    const split = splitGroups(groups, found)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })

  it.each([
    [49, 'ab|d', 'c|e'],
    [22, 'd', 'ab|c|e'],
    [8, 'd', 'ab|c|e'],
  ])('keeps what must stay, with %i px', (width, shown, hidden) => {
    const names = 'abcde'.split('')
    const found = findHidden(names, [10, 10, 10, 10, 10], width, { more: 12, kept: new Set('d') })
    const split = splitGroups(groups, found)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })
})
