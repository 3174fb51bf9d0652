import { describe, expect, it } from 'vitest'
import type { Command } from 'prosemirror-state'
import { runCommand } from '../../testing/run-command.ts'
import { leaveQuote, leaveQuoteAtStart } from './leave-quote.ts'
import { toggleBlockQuote } from './toggle-block-quote.ts'

const run = (html: string, command: Command): string | null => runCommand(html, command)

describe('the button for a quote', () => {
  it.each([
    ['<p>a|</p>', '<blockquote><p>a|</p></blockquote>'],
    ['<h2>a|</h2>', '<blockquote><h2>a|</h2></blockquote>'],
    ['<p>[a</p><p>b]</p><p>c</p>', '<blockquote><p>[a</p><p>b]</p></blockquote><p>c</p>'],
    ['<p>[a</p><p>]b</p>', '<blockquote><p>[a</p></blockquote><p>]b</p>'],
    ['<ul><li>a|</li></ul>', '<blockquote><ul><li>a|</li></ul></blockquote>'],
    [
      '<ol><li>a</li><li>b|</li><li>c</li></ol>',
      '<ol><li>a</li></ol><blockquote><ol><li>b|</li></ol></blockquote><ol><li>c</li></ol>',
    ],
    [
      '<ul><li>a</li><li>[b</li></ul><p>x</p><ul><li>c]</li><li>d</li></ul>',
      '<ul><li>a</li></ul><blockquote><ul><li>[b</li></ul><p>x</p><ul><li>c]</li></ul></blockquote><ul><li>d</li></ul>',
    ],
    [
      '<blockquote><p>a</p></blockquote><p>b|</p><blockquote><p>c</p></blockquote>',
      '<blockquote><p>a</p><p>b|</p><p>c</p></blockquote>',
    ],
    [
      '<p>[a</p><blockquote><p>b</p></blockquote><p>c]</p>',
      '<blockquote><p>[a</p><p>b</p><p>c]</p></blockquote>',
    ],
    ['<blockquote><p>a|</p></blockquote>', '<p>a|</p>'],
    [
      '<blockquote><p>a</p><p>b|</p><p>c</p></blockquote>',
      '<blockquote><p>a</p></blockquote><p>b|</p><blockquote><p>c</p></blockquote>',
    ],
    [
      '<blockquote><p>a</p><blockquote><p>b|</p></blockquote></blockquote>',
      '<blockquote><p>a</p><p>b|</p></blockquote>',
    ],
    [
      '<blockquote><p>[a</p></blockquote><p>x</p><blockquote><p>b]</p><p>c</p></blockquote>',
      '<p>[a</p><p>x</p><p>b]</p><blockquote><p>c</p></blockquote>',
    ],
    [
      '<blockquote><ul><li>a</li><li>b|</li></ul></blockquote>',
      '<blockquote><ul><li>a</li></ul></blockquote><ul><li>b|</li></ul>',
    ],
    [
      '<ul><li>a<ul><li>x</li><li>b|<ul><li>c</li></ul></li></ul></li></ul>',
      '<ul><li>a<ul><li>x</li></ul></li></ul><blockquote><ul><li>b|</li></ul></blockquote><ul><li>c</li></ul>',
    ],
    [
      '<ul><li>a<ol><li>b<ul><li>c|</li></ul></li><li>d</li></ol></li></ul>',
      '<ul><li>a<ol><li>b</li></ol></li></ul><blockquote><ul><li>c|</li></ul></blockquote><ol><li>d</li></ol>',
    ],
    [
      '<ul><li>a|<ul><li>b</li></ul><ol><li>c</li></ol><p>d</p></li><li>e</li></ul>',
      '<blockquote><ul><li>a|</li></ul></blockquote><ul><li>b</li></ul><ol><li>c</li></ol><ul><li>d</li><li>e</li></ul>',
    ],
    [
      '<ul><li>x<ul><li>[a<ul><li>b</li></ul></li><li>c]<ul><li>d</li></ul></li></ul></li></ul>',
      '<ul><li>x</li></ul><blockquote><ul><li>[a<ul><li>b</li></ul></li><li>c]</li></ul></blockquote><ul><li>d</li></ul>',
    ],
    [
      '<blockquote><ul><li>a<ul><li>b|</li><li>c</li></ul></li></ul></blockquote>',
      '<blockquote><ul><li>a</li></ul></blockquote><ul><li>b|</li></ul><blockquote><ul><li>c</li></ul></blockquote>',
    ],
    ['<p>a[</p><p>b]</p>', '<p>a[</p><blockquote><p>b]</p></blockquote>'],
    ['<blockquote><p>a[</p></blockquote><p>b]</p>', '<blockquote><p>a[</p><p>b]</p></blockquote>'],
    [
      '<figure class="table"><table><tbody><tr><td>a|</td></tr></tbody></table></figure>',
      '<figure class="table"><table><tbody><tr><td><blockquote><p>a|</p></blockquote></td></tr></tbody></table></figure>',
    ],
    ['<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>', null],
  ])('%s', (html, after) => expect(run(html, toggleBlockQuote)).toBe(after))
})

describe('Enter in a quote', () => {
  it.each([
    ['<blockquote><p>a</p><p>|</p></blockquote>', '<blockquote><p>a</p></blockquote><p>|</p>'],
    [
      '<blockquote><p>a</p><p>|</p><p>b</p></blockquote>',
      '<blockquote><p>a</p></blockquote><p>|</p><blockquote><p>b</p></blockquote>',
    ],
    ['<blockquote><h2>|</h2></blockquote>', '<h2>|</h2>'],
    ['<blockquote><p>a|</p></blockquote>', null],
    [
      '<ul><li>x<blockquote><p>a</p><p>|</p></blockquote></li></ul>',
      '<ul><li><p>x</p><blockquote><p>a</p></blockquote><p>|</p></li></ul>',
    ],
  ])('%s', (html, after) => expect(run(html, leaveQuote)).toBe(after))
})

describe('Backspace at the start of a quote', () => {
  it.each([
    ['<blockquote><p>|</p></blockquote>', '<p>|</p>'],
    [
      '<p>a</p><blockquote><p>|</p><p>b</p></blockquote>',
      '<p>a</p><p>|</p><blockquote><p>b</p></blockquote>',
    ],
    ['<p>a</p><blockquote><p>|b</p></blockquote>', null],
    ['<blockquote><p>a</p><p>|</p></blockquote>', null],
  ])('%s', (html, after) => expect(run(html, leaveQuoteAtStart)).toBe(after))
})
