import { describe, expect, it } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { findChanges } from './find-changes.ts'

/** Writes each change as `from-to:text`. */
function changes(before: string, after: string): string {
  return findChanges(readHtml(before), readHtml(after))
    .map(({ from, to, slice }) => `${from}-${to}:${slice.content.textBetween(0, slice.content.size, '|')}`)
    .join(' ')
}

describe('finding the changes between two documents', () => {
  it.each([
    ['<p>one</p>', '<p>one</p>', ''],
    ['<p>one</p>', '<p>one two</p>', '4-4: two'],
    ['<p>aab</p>', '<p>ab</p>', '2-3:'],
    ['<p>ab</p>', '<p>aab</p>', '2-2:a'],
    ['<p>one</p><p>two</p><p>three</p>', '<p>one!</p><p>two</p><p>three!</p>', '4-4:! 16-16:!'],
    ['<p>one</p><p>two</p>', '<p>two</p>', '0-5:'],
    ['<p>one</p>', '<p>one</p><p>two</p>', '5-5:two'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>too</li></ul>', '11-12:o'],
  ])('between %j and %j: %j', (before, after, written) => {
    expect(changes(before, after)).toBe(written)
  })
})
