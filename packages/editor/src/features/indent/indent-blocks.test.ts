import { describe, expect, it } from 'vitest'
import { runCommand } from '../../testing/run-command.ts'
import { indentBlocks, outdentBlocks } from './indent-blocks.ts'

const indented = (indent: string): string => `<p style="margin-left:${indent};">a|</p>`

describe('more indent', () => {
  it.each([
    ['<p>a|</p>', indented('40px')],
    ['<h2>a|</h2>', '<h2 style="margin-left:40px;">a|</h2>'],
    [indented('40px'), indented('80px')],
    [indented('10px'), indented('50px')],
    [indented('2em'), indented('40px')],
    [
      '<p>[a</p><p style="margin-left:40px;">b]</p>',
      '<p style="margin-left:40px;">[a</p><p style="margin-left:80px;">b]</p>',
    ],
    ['<ul><li>a|</li></ul>', null],
    ['<pre><code>a|</code></pre>', null],
    ['<figure class="image"><img src="/a.png"><figcaption>a|</figcaption></figure>', null],
  ])('%s', (html, after) => expect(runCommand(html, indentBlocks)).toBe(after))
})

describe('less indent', () => {
  it.each([
    [indented('80px'), indented('40px')],
    [indented('40px'), '<p>a|</p>'],
    [indented('10px'), '<p>a|</p>'],
    [indented('2em'), '<p>a|</p>'],
    ['<p>a|</p>', null],
  ])('%s', (html, after) => expect(runCommand(html, outdentBlocks)).toBe(after))
})
