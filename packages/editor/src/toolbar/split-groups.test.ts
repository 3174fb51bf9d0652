import { describe, expect, it } from 'vitest'
import type { ToolbarEntry, ToolbarGroup } from '../core/toolbar/toolbar-layout.ts'
import { splitGroups } from './split-groups.ts'

const entry = (name: string): ToolbarEntry => ({
  item: { name, label: { ru: name, en: name }, icon: 'bold', run: () => false },
  shortcut: null,
})
const groups = ['ab', 'c', 'de'].map(names => [...names].map(entry))
const write = (found: readonly ToolbarGroup[]): string =>
  found.map(group => group.map(({ item }) => item.name).join('')).join('|')

describe('a toolbar that is too narrow', () => {
  it.each([
    [5, 'ab|c|de', ''],
    [9, 'ab|c|de', ''],
    [4, 'ab|c|d', 'e'],
    [3, 'ab|c', 'de'],
    [1, 'a', 'b|c|de'],
    [0, '', 'ab|c|de'],
  ])('shows %i of its items', (count, shown, hidden) => {
    const split = splitGroups(groups, count)
    expect([write(split.shown), write(split.hidden)]).toEqual([shown, hidden])
  })
})
