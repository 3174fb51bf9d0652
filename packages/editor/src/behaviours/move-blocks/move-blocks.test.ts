import { describe, expect, it } from 'vitest'
import { runCommand } from '../../testing/run-command.ts'
import { moveBlocks } from './move-blocks.ts'

describe('moving blocks and items', () => {
  it.each([
    [1, '<p>a|</p><h2>b</h2><p>c</p>', '<h2>b</h2><p>a|</p><p>c</p>'],
    [-1, '<p>a</p><p>[b</p><p>c]</p><p>d</p>', '<p>[b</p><p>c]</p><p>a</p><p>d</p>'],
    [
      1,
      '<ul><li>a|<ul><li>x</li></ul></li><li>b</li></ul>',
      '<ul><li>b</li><li>a|<ul><li>x</li></ul></li></ul>',
    ],
    [
      -1,
      '<ul><li><p>a</p></li><li><p>b</p><p>c|</p></li></ul>',
      '<ul><li><p>b</p><p>c|</p></li><li>a</li></ul>',
    ],
    [-1, '<blockquote><p>a</p><p>b|</p></blockquote>', '<blockquote><p>b|</p><p>a</p></blockquote>'],
    [1, '<p>a|</p>', null],
    [-1, '<p>a</p><ul><li>b|</li></ul>', null],
  ] as const)('by %i in %s', (direction, html, after) =>
    expect(runCommand(html, moveBlocks(direction))).toBe(after),
  )
})
