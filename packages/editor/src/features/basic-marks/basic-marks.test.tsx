import { writeHtml } from '@taskfield/document'
import { describe, expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { pressWithControl, type RawKey } from '../../testing/raw-key.ts'
import { basicMarks } from './basic-marks.ts'
import { basicMarkNames, isMarkActive } from './mark-commands.ts'

describe('marks that are on or off', () => {
  it.each([
    ['bold', '{Control>}b{/Control}', '<p>one [<strong>two]</strong></p>'],
    ['italic', '{Control>}i{/Control}', '<p>one [<i>two]</i></p>'],
    ['underline', '{Control>}u{/Control}', '<p>one [<u>two]</u></p>'],
    ['strikethrough', '{Control>}{Shift>}x{/Shift}{/Control}', '<p>one [<s>two]</s></p>'],
    ['code', '{Control>}e{/Control}', '<p>one [<code>two]</code></p>'],
    ['subscript', '{Control>},{/Control}', '<p>one [<sub>two]</sub></p>'],
    ['superscript', '{Control>}.{/Control}', '<p>one [<sup>two]</sup></p>'],
  ])('makes the selected text %s by its shortcut, and plain again', async (_, keys, html) => {
    const { press, written } = openField('<p>one [two]</p>')
    await press(keys)
    expect(written()).toBe(html)
    await press(keys)
    expect(written()).toBe('<p>one [two]</p>')
  })

  it('marks what is typed next', async () => {
    const { press, written } = openField('<p>one|</p>')
    await press('{Control>}u{/Control}x{Control>}u{/Control}y{Control>}{Shift>}x{/Shift}{/Control}z')
    expect(written()).toBe('<p>one<u>x</u>y<s>z|</s></p>')
  })

  it('marks all of a selection that is marked in part', async () => {
    const { press, written } = openField('<p>[one <strong>two</strong> three]</p>')
    await press('{Control>}b{/Control}')
    expect(written()).toBe('<p><strong>[one two three]</strong></p>')
  })

  it('marks the selected text of several blocks and leaves code alone', async () => {
    const { press, written } = openField('<p>[one</p><pre><code>two</code></pre><h2>three]</h2>')
    await press('{Control>}b{/Control}')
    expect(written()).toBe(
      '<p><strong>[one</strong></p><pre><code class="language-plaintext">two</code></pre><h2><strong>three]</strong></h2>',
    )
  })

  it('makes subscript of superscript, never both', async () => {
    const { press, written } = openField('<p>[x<sup>2</sup>]</p>')
    await press('{Control>},{/Control}')
    expect(written()).toBe('<p><sub>[x2]</sub></p>')
  })

  it.each(basicMarkNames)('has a button for %s, which code blocks and a field to read disable', name => {
    const item = basicMarks.toolbarItems?.find(candidate => candidate.name === name)
    const command = item?.run
    expect(command?.(openField('<p>on|e</p>').editor.state)).toBe(true)
    expect(command?.(openField('<pre><code>on|e</code></pre>').editor.state)).toBe(false)
    const { editor } = openField('<p>[one]</p>', { readOnly: true })
    if (command) editor.run(command)
    expect(writeHtml(editor.state.doc)).toBe('<p>one</p>')
  })

  it.each<[string, RawKey, string]>([
    ['Ctrl+E', { key: 'у', code: 'KeyE', keyCode: 0 }, '<p><code>one</code></p>'],
    ['Ctrl+,', { key: 'б', code: 'Comma', keyCode: 0 }, '<p><sub>one</sub></p>'],
    ['Ctrl+.', { key: 'ю', code: 'Period', keyCode: 0 }, '<p><sup>one</sup></p>'],
    ['Ctrl+.', { key: 'ю', code: 'Period', keyCode: 190 }, '<p><sup>one</sup></p>'],
  ])('%s works with a Russian layout', async (_, key, html) => {
    const { editor } = openField('<p>[one]</p>')
    await pressWithControl(key)
    expect(writeHtml(editor.state.doc)).toBe(html)
  })

  it('goes on in bold after Enter', async () => {
    const { press, written } = openField('<p><strong>one|</strong></p>')
    await press('{Enter}two')
    expect(written()).toBe('<p><strong>one</strong></p><p><strong>two|</strong></p>')
  })

  it.each([
    ['<p><strong>o|ne</strong></p>', true],
    ['<p>o|ne</p>', false],
    ['<p><strong>[one</strong> two]</p>', false],
    ['<p>one <strong>[two]</strong></p>', true],
  ])('knows whether %s is bold', (html, bold) => {
    expect(isMarkActive(openField(html).editor.state, 'bold')).toBe(bold)
  })
})
