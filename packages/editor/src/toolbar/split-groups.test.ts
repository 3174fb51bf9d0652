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
    const found = findHidden(names, [10, 10, 10, 10, 10], width, {
      more: 12,
      overflow: { kept: new Set(), first: [] },
    })
    const split = splitGroups(groups, found)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })

  it.each([
    [49, 'ab|d', 'c|e'],
    [22, 'd', 'ab|c|e'],
    [8, 'd', 'ab|c|e'],
  ])('keeps what must stay, with %i px', (width, shown, hidden) => {
    const names = 'abcde'.split('')
    const overflow = { kept: new Set('d'), first: [] }
    const found = findHidden(names, [10, 10, 10, 10, 10], width, { more: 12, overflow })
    const split = splitGroups(groups, found)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })

  it.each([
    [54, 'ab|de', 'c'],
    [35, 'b|de', 'a|c'],
    [25, 'b|d', 'a|c|e'],
  ])('hides what is rare first, with %i px', (width, shown, hidden) => {
    const names = 'abcde'.split('')
    const overflow = { kept: new Set<string>(), first: ['absent', 'c', 'a'] }
    const found = findHidden(names, [20, 10, 15, 5, 5], width, { more: 10, overflow })
    const split = splitGroups(groups, found)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })
})
