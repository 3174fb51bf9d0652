import { readHtml } from '@taskfield/document'
import type { Command } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { createFieldState } from '../core/feature/field-state.ts'
import { runCommand } from '../testing/run-command.ts'
import { chooseFeatures, type FeatureSwitches } from './features.ts'
import { keyChains } from './key-chains.ts'

const { plugins } = createFieldState(readHtml(''), chooseFeatures('full', {}))

function commandOf(key: string): Command {
  const command = keyChains.keymap?.[key]
  if (!command) throw new RangeError(`No chain is bound to ${key}`)
  return command
}

const item = (text: string): string => `<ul><li>${text}</li></ul>`
const quote = (html: string): string => `<blockquote>${html}</blockquote>`
const code = (text: string): string => `<pre><code class="language-plaintext">${text}</code></pre>`
const pageBreakHtml =
  '<div class="page-break" style="page-break-after:always;"><span style="display:none;">&nbsp;</span></div>'

describe('a key that several features want', () => {
  it.each([
    ['Enter', item('a|'), '<ul><li>a</li><li>|</li></ul>'],
    ['Enter', quote(item('|')), quote('<p>|</p>')],
    ['Enter', quote('<p>a</p><p>|</p>'), `${quote('<p>a</p>')}<p>|</p>`],
    ['Enter', code('css|'), '<pre><code class="language-css">|</code></pre>'],
    ['Enter', code('a\n\n|'), `${code('a')}<p>|</p>`],
    ['Enter', code('|\na'), `<p>|</p>${code('a')}`],
    ['Enter', item(code(' a|')), item(code(' a\n |'))],
    ['Enter', '<p>a[b</p><p>c]d</p>', '<p>a</p><p>|d</p>'],
    ['Enter', '<p>a|b</p>', '<p>a</p><p>|b</p>'],
    ['Shift-Enter', '<p>a|b</p>', '<p>a<br>|b</p>'],
    ['Shift-Enter', code('a|b'), code('a\n|b')],
    ['Mod-Enter', '<p>a|b</p>', `<p>a</p>${pageBreakHtml}<p>|b</p>`],
    ['Backspace', item('|a'), '<p>|a</p>'],
    ['Backspace', quote('<p>|</p>'), '<p>|</p>'],
    ['Backspace', '<p>a[b</p><p>c]d</p>', '<p>a|d</p>'],
    ['Backspace', '<p>a</p><p>|b</p>', '<p>a|b</p>'],
    ['Delete', '<p>a|</p><p>b</p>', '<p>a|b</p>'],
    ['Delete', '<p>[a]b</p>', '<p>|b</p>'],
    ['Tab', '<ul><li>a</li><li>b|</li></ul>', '<ul><li>a<ul><li>b|</li></ul></li></ul>'],
    ['Tab', code('a|'), code('a\t|')],
    ['Tab', '<p>a|</p>', null],
    ['Shift-Tab', '<ul><li>a<ul><li>b|</li></ul></li></ul>', '<ul><li>a</li><li>b|</li></ul>'],
    ['Shift-Tab', code('\ta|'), code('a|')],
    ['ArrowRight', '<p><code>a|</code></p>', '<p><code>a</code>|</p>'],
  ])('%s in %s', (key, before, after) => {
    expect(runCommand(before, commandOf(key), plugins)).toBe(after)
  })

  it('passes by what belongs to a feature that the field leaves out', () => {
    const without = (switches: FeatureSwitches) =>
      createFieldState(readHtml(''), chooseFeatures('full', switches)).plugins
    expect(runCommand('<p>a|b</p>', commandOf('Mod-Enter'), without({ pageBreak: false }))).toBe(null)
    expect(runCommand(code('a|'), commandOf('Mod-Enter'), without({ pageBreak: false }))).toBe(
      `${code('a')}<p>|</p>`,
    )
  })
})
