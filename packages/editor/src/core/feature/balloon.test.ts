import { schema } from '@taskfield/document'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { findOpenBalloon, type Balloon, type BalloonAnchor } from './balloon.ts'

const state = EditorState.create({ schema })
const balloon = (name: string, anchor: BalloonAnchor | null, priority?: number): Balloon => ({
  name,
  label: { ru: name, en: name },
  findAnchor: () => anchor,
  close: () => false,
  component: () => null,
  ...(priority !== undefined && { priority }),
})

describe('of several balloons', () => {
  it.each<[string, readonly Balloon[], string | null]>([
    ['none is shown while all are closed', [balloon('a', null)], null],
    [
      'the innermost is shown',
      [balloon('table', { from: 0, to: 50 }), balloon('link', { from: 10, to: 14 })],
      'link',
    ],
    [
      'one with a priority is shown before an inner one',
      [balloon('link', { from: 10, to: 14 }), balloon('table', { from: 0, to: 50 }, 1)],
      'table',
    ],
    [
      'one that takes the focus is shown before all',
      [balloon('mention', { from: 10, to: 14 }, 5), balloon('form', { from: 0, to: 50, takesFocus: true })],
      'form',
    ],
    [
      'the first is shown of two in one place',
      [balloon('a', { from: 1, to: 2 }), balloon('b', { from: 1, to: 2 })],
      'a',
    ],
  ])('%s', (_, balloons, shown) => {
    expect(findOpenBalloon(state, balloons)?.balloon.name ?? null).toBe(shown)
  })
})
