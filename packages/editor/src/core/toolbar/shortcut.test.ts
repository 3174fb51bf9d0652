import { describe, expect, it } from 'vitest'
import type { Feature } from '../feature/feature.ts'
import { findShortcut } from './find-shortcut.ts'
import { isMac, writeAriaShortcut, writeShortcut } from './shortcut.ts'

describe('the shortcut of a command', () => {
  it.each([
    ['Mod-b', 'Ctrl+B', '⌘B', 'Control+B', 'Meta+B'],
    ['Mod-Shift-x', 'Ctrl+Shift+X', '⇧⌘X', 'Control+Shift+X', 'Meta+Shift+X'],
    ['Shift-Enter', 'Shift+Enter', '⇧Enter', 'Shift+Enter', 'Shift+Enter'],
    ['Alt-F10', 'Alt+F10', '⌥F10', 'Alt+F10', 'Alt+F10'],
  ])('%s is written as the platform has it', (key, ...written) => {
    const write = [
      writeShortcut(key, false),
      writeShortcut(key, true),
      writeAriaShortcut(key, false),
      writeAriaShortcut(key, true),
    ]
    expect(write).toEqual(written)
  })

  it.each([
    ['MacIntel', true],
    ['iPad', true],
    ['Linux x86_64', false],
    ['Win32', false],
  ])('on %s is made with Cmd: %s', (platform, mac) => {
    expect(isMac(platform)).toBe(mac)
  })

  it('is the first key that a feature binds to it', () => {
    const run = (): boolean => true
    const features: Feature[] = [
      { name: 'one', keymap: { 'Mod-a': () => false } },
      { name: 'two', keymap: { 'Mod-y': run, 'Mod-Shift-z': run } },
    ]
    expect(findShortcut(features, run)).toBe('Mod-y')
    expect(findShortcut(features, () => false)).toBe(null)
  })
})
