import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addWord, htmlOf, paragraphsIn, ValuePlay, type HostKind } from '../../testing/value-play.ts'

const wait = (): void => void vi.advanceTimersByTime(300)

/** What user and host can do; `at` says where. */
const moves: Readonly<Record<string, (play: ValuePlay, at: number) => void>> = {
  'the user types': (play, at) => play.edit(paragraphs => addWord(paragraphs, at, play.newWord())),
  'the user types a paragraph': (play, at) =>
    play.edit(paragraphs => paragraphs.toSpliced(at % paragraphs.length, 0, play.newWord())),
  'the user deletes': (play, at) => play.edit(paragraphs => paragraphs.toSpliced(at % paragraphs.length, 1)),
  'an input method begins': ({ editor }) => {
    editor.isComposing = true
  },
  'an input method ends': ({ editor, sync }) => {
    editor.isComposing = false
    sync.resume()
  },
  'time passes': play => play.wait(wait),
  'the field is about to change its text': play => play.setSettling(true),
  'the field has changed its text': play => play.setSettling(false),
  'the focus goes': ({ sync }) => sync.flush(),
  'the host asks': play => play.getHtml(),
  'the user sends': play => play.send(),
  'the host sets': play => play.setHtml(),
  'the host adds a paragraph': play => play.give(htmlOf([...paragraphsIn(play.value), play.newWord()])),
  'the host changes a paragraph': (play, at) =>
    play.give(htmlOf(addWord(paragraphsIn(play.value), at, play.newWord()))),
  'the host replaces': play => play.give(htmlOf([play.newWord(), play.newWord()])),
  'the host clears': play => play.give(''),
  'the host returns': (play, at) => play.give(play.values.at(-1 - at) ?? ''),
  'the host gives back': (play, at) => play.give(play.emitted.at(-1 - (at % 5)) ?? play.value),
}

const plays = fc.record({
  kind: fc.constantFrom<HostKind[]>('gives back at once', 'gives back late', 'never gives back'),
  start: fc.constantFrom([], ['a'], ['a', 'b', 'c']),
  steps: fc.array(fc.tuple(fc.constantFrom(...Object.keys(moves)), fc.nat(20)), { maxLength: 25 }),
})

describe('the text of a field and the value of its host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('lose no word but by a reset, and agree in the end', () => {
    holdLaw(
      fc.property(plays, ({ kind, start, steps }) => {
        const play = new ValuePlay(kind, start)
        for (const [move, at] of steps) {
          moves[move]?.(play, at)
          play.expectOwnWords()
        }
        play.settle(wait)
        play.expectOwnWords()
        expect(play.faults).toEqual([])
      }),
      1000,
    )
  }, 600_000)
})
