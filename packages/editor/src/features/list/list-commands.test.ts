import { describe, expect, it } from 'vitest'
import type { Command } from 'prosemirror-state'
import { runCommand } from '../../testing/run-command.ts'
import { sinkItems, liftItems } from './sink-items.ts'
import { leaveListAtStart } from './leave-list.ts'
import { toggleList } from './list-kind.ts'
import { splitItem } from './split-item.ts'
import { normalizeLists } from './normalize-lists.ts'

const run = (html: string, command: Command): string | null => runCommand(html, command, [normalizeLists])

describe('Tab', () => {
  it.each([
    ['<ul><li>a</li><li>b|</li></ul>', '<ul><li>a<ul><li>b|</li></ul></li></ul>'],
    [
      '<ul><li>a<ol><li>x</li></ol></li><li>b|</li></ul>',
      '<ul><li>a<ol><li>x</li><li>b|</li></ol></li></ul>',
    ],
    [
      '<ul><li>a<ul><li>[b</li></ul></li><li>c]</li><li>d</li></ul>',
      '<ul><li>a<ul><li>[b</li><li>c]</li></ul></li><li>d</li></ul>',
    ],
    [
      '<ul><li>a</li><li>b<ul><li>[c</li><li>d</li></ul></li><li>e]</li></ul>',
      '<ul><li>a</li><li>b<ul><li>[c</li><li>d</li><li>e]</li></ul></li></ul>',
    ],
    ['<ul><li>a|</li><li>b</li></ul>', null],
    ['<p>a|</p>', null],
  ])('%s', (html, after) => expect(run(html, sinkItems)).toBe(after))
})

describe('Shift+Tab', () => {
  it.each([
    ['<ul><li>a<ul><li>b|</li></ul></li></ul>', '<ul><li>a</li><li>b|</li></ul>'],
    [
      '<ul><li>a<ul><li>x</li><li>b|</li><li>c</li></ul></li></ul>',
      '<ul><li>a<ul><li>x</li></ul></li><li>b|<ul><li>c</li></ul></li></ul>',
    ],
    [
      '<ul><li><p>a</p><ul><li>b|</li><li>c</li></ul><p>d</p></li></ul>',
      '<ul><li>a</li><li><p>b|</p><ul><li>c</li></ul><p>d</p></li></ul>',
    ],
    [
      '<ol start="3"><li>a</li><li>b|</li><li>c</li></ol>',
      '<ol start="3"><li>a</li></ol><p>b|</p><ol><li>c</li></ol>',
    ],
    ['<ul><li>[a</li><li>b]<ul><li>c</li></ul></li></ul>', '<p>[a</p><p>b]</p><ul><li>c</li></ul>'],
    ['<ul><li>a<ul><li>[b</li></ul></li><li>c]</li></ul>', '<ul><li>a</li><li>[b</li></ul><p>c]</p>'],
  ])('%s', (html, after) => expect(run(html, liftItems)).toBe(after))
})

describe('bullets', () => {
  it.each([
    ['<p>[a</p><h2>b</h2><p>c]</p>', '<ul><li>[a</li><li><h2>b</h2></li><li>c]</li></ul>'],
    ['<ul><li>a</li></ul><p>b|</p><ul><li>c</li></ul>', '<ul><li>a</li><li>b|</li><li>c</li></ul>'],
    ['<ol><li>a</li><li>b|</li><li>c</li></ol>', '<ul><li>a</li><li>b|</li><li>c</li></ul>'],
    [
      '<ol><li>[a</li><li><blockquote><ul><li>b</li></ul></blockquote></li><li>c]</li></ol>',
      '<ul><li>[a</li></ul><ol><li><blockquote><ul><li>b</li></ul></blockquote></li></ol><ul><li>c]</li></ul>',
    ],
    [
      '<ol><li>a</li><li>[b]</li><li>c</li></ol>',
      '<ol><li>a</li></ol><ul><li>[b]</li></ul><ol><li>c</li></ol>',
    ],
    [
      '<ol start="3"><li>a<ol><li>x</li><li>y|</li></ol></li><li>b</li></ol>',
      '<ol start="3"><li>a<ul><li>x</li><li>y|</li></ul></li><li>b</li></ol>',
    ],
    ['<p>a[</p><p>b]</p>', '<p>a[</p><ul><li>b]</li></ul>'],
    ['<ul><li>a[<ul><li>]b</li></ul></li></ul>', null],
    [
      '<ul><li>a</li><li>b<ul><li>x</li><li>y|</li><li>z</li></ul></li><li>d</li></ul>',
      '<ul><li>a</li><li>b<ul><li>x</li></ul></li></ul><p>y|</p><ul><li>z</li><li>d</li></ul>',
    ],
    ['<ul><li>[a<ul><li>b]</li></ul></li></ul>', '<p>[a</p><p>b]</p>'],
    ['<ul><li>[a</li></ul><p>b]</p>', '<ul><li>[a</li><li>b]</li></ul>'],
    ['<p style="margin-left:40px">a|</p>', '<ul><li style="margin-left:40px;">a|</li></ul>'],
  ])('%s', (html, after) => expect(run(html, toggleList('bulleted'))).toBe(after))
})

describe('Enter', () => {
  it.each([
    ['<ul><li>a|</li></ul>', '<ul><li>a</li><li>|</li></ul>'],
    [
      '<ul><li style="text-align:center">a|</li></ul>',
      '<ul><li style="text-align:center;">a</li><li style="text-align:center;">|</li></ul>',
    ],
    ['<ul><li>a[b]c</li></ul>', '<ul><li>a</li><li>|c</li></ul>'],
    ['<ul><li><p>a</p><p>|</p></li></ul>', '<ul><li>a</li><li>|</li></ul>'],
    ['<ul><li><p>a</p><p>b|</p></li></ul>', null],
    ['<ul><li>a<ul><li>|</li><li>b</li></ul></li></ul>', '<ul><li>a</li><li>|<ul><li>b</li></ul></li></ul>'],
    ['<ul><li>a|<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li>|<ul><li>b</li></ul></li></ul>'],
  ])('%s', (html, after) => expect(run(html, splitItem)).toBe(after))
})

describe('Backspace', () => {
  it.each([
    ['<p>x</p><ul><li>|a</li><li>b</li></ul>', '<p>x</p><p>|a</p><ul><li>b</li></ul>'],
    ['<ul><li>|a<ul><li>b</li></ul></li></ul>', '<p>|a</p><ul><li>b</li></ul>'],
    ['<ul><li>a</li><li>|b</li></ul>', null],
    ['<ul><li>a<ul><li>|b</li></ul></li></ul>', null],
    ['<ul><li>a</li></ul><ol><li>|b</li></ol>', null],
  ])('%s', (html, after) => expect(run(html, leaveListAtStart)).toBe(after))
})
