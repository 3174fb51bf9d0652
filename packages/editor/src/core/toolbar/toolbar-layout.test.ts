import { Bold } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { placeEntries, type ItemPlace, type PlacedEntry, type ToolbarEntry } from './toolbar-layout.ts'

const nothing = { ru: '', en: '' }

function entry(name: string, label = nothing): ToolbarEntry {
  return { item: { kind: 'button', name, label, icon: Bold, run: () => true }, shortcut: null }
}

function placed(name: string, place: ItemPlace = {}): PlacedEntry {
  return { entry: entry(name), place }
}

function barWith(...entries: PlacedEntry[]): string {
  const bar = [[entry('a'), entry('b')], [entry('c')]]
  return placeEntries(bar, entries)
    .map(group => group.map(({ item }) => item.name).join(' '))
    .join(' | ')
}

describe('items that join a toolbar', () => {
  it.each<[string, string, PlacedEntry[]]>([
    ['none', 'a b | c', []],
    ['in a group of their own at the end', 'a b | c | x y', [placed('x'), placed('y')]],
    ['before another', 'a x b | c', [placed('x', { before: 'b' })]],
    [
      'after another, in the order of the host',
      'a x y b | c',
      [placed('x', { after: 'a' }), placed('y', { after: 'a' })],
    ],
    ['after another', 'a b | c x', [placed('x', { after: 'c' })]],
    ['beside one that has joined before', 'a b | c | y x', [placed('x'), placed('y', { before: 'x' })]],
    ['at the end where the other is not there', 'a b | c | x', [placed('x', { after: 'z' })]],
    ['moved', 'b | c a', [placed('a', { after: 'c' })]],
    ['moved, so that a group is empty', 'c a b', [placed('c', { before: 'a' })]],
    ['in the place of their namesake', 'a b | c', [placed('b')]],
    ['beside themselves', 'a b | c', [placed('b', { before: 'b' })]],
    ['once where they come twice', 'a b | c | x', [placed('x'), placed('x')]],
  ])('stand %s', (_, expected, entries) => {
    expect(barWith(...entries)).toBe(expected)
  })

  it('take the place of their namesake with what they do', () => {
    const own = entry('b', { ru: 'Свой', en: 'Own' })
    const [group] = placeEntries([[entry('a'), entry('b')]], [{ entry: own, place: {} }])
    expect(group?.[1]).toBe(own)
  })
})
