import { describe, expect, it } from 'vitest'
import { writeEnd } from '../../testing/key-scenarios/caret.ts'
import { playScenario } from '../../testing/key-scenarios/play-scenario.ts'

const image = '<figure class="image"><img src="/a.png"></figure>'
const media = '<figure class="media"><oembed url="https://youtu.be/abc"></oembed></figure>'
const pageBreak = '<div class="page-break" style="page-break-after:always;"></div>'
const table = '<figure class="table"><table><tbody><tr><td>c</td></tr></tbody></table></figure>'
const objects = [
  ['imageBlock', image],
  ['media', media],
  ['pageBreak', pageBreak],
  ['table', table],
]

describe('Backspace at the start of a text', () => {
  it.each([
    ['<h2>a</h2><p>|b</p>', '<h2>a^b</h2>'],
    ['<p>a</p><h2>|b</h2>', '<p>a^b</p>'],
    ['<p></p><h2>|b</h2>', '<h2>^b</h2>'],
    ['<p>a</p><p style="margin-left:40px;text-align:center">|b</p>', '<p>a^b</p>'],
    ['<ul><li>a</li></ul><p>|b</p>', '<ul><li>a^b</li></ul>'],
    ['<ul><li>a<ol><li>b</li></ol></li></ul><p>|c</p>', '<ul><li>a<ol><li>b^c</li></ol></li></ul>'],
    ['<blockquote><p>a</p></blockquote><p>|b</p>', '<blockquote><p>a^b</p></blockquote>'],
    ['<p>a</p><blockquote><p>|b</p><p>c</p></blockquote>', '<p>a^b</p><blockquote><p>c</p></blockquote>'],
    ['<p>a</p><blockquote><p>|b</p></blockquote>', '<p>a^b</p>'],
    ['<pre><code>a</code></pre><p>|b</p>', '<pre><code>a^b</code></pre>'],
    ['<p>a</p><pre><code>|b</code></pre>', '<p>a^b</p>'],
    ['<p>|a</p>', '<p>^a</p>'],
    ['<h2>|a</h2>', '<h2>^a</h2>'],
    // Code cannot take the image in.
    [
      '<pre><code>a</code></pre><p>|<img src="/a.png">b</p>',
      '<pre><code>a^</code></pre><p><img src="/a.png">b</p>',
    ],
  ])('joins it to the text before: %s', async (start, end) => {
    expect(await playScenario(start, 'Backspace')).toBe(writeEnd(end))
  })

  it('takes what was bold over bold', async () => {
    expect(await playScenario('<p>a</p><p><strong>|b</strong></p>', 'Backspace "x"')).toBe(
      writeEnd('<p>ax^<strong>b</strong></p>'),
    )
  })
})

it('Backspace in an empty caption keeps it, whatever ends the table', async () => {
  const html = (caption: string): string =>
    `<figure class="table"><table><tbody><tr><td>${image}</td></tr></tbody></table><figcaption>${caption}</figcaption></figure>`
  expect(await playScenario(html('|'), 'Backspace')).toBe(writeEnd(html('^')))
})

describe('Delete at the end of a text', () => {
  it.each([
    ['<p>a|</p><h2>b</h2>', '<p>a^b</p>'],
    ['<p>|</p><h2>b</h2>', '<h2>^b</h2>'],
    ['<p>a|</p><ul><li>b</li><li>c</li></ul>', '<p>a^b</p><ul><li>c</li></ul>'],
    ['<ul><li>a|</li></ul><p>b</p>', '<ul><li>a^b</li></ul>'],
    ['<p>a|</p><blockquote><p>b</p></blockquote>', '<p>a^b</p>'],
    ['<pre><code>a|</code></pre><p>b</p>', '<pre><code>a^b</code></pre>'],
    ['<p>a|</p>', '<p>a^</p>'],
  ])('joins the text after to it: %s', async (start, end) => {
    expect(await playScenario(start, 'Delete')).toBe(writeEnd(end))
  })
})

describe.each(objects)('beside an object (%s)', (name, object) => {
  it('Backspace selects it, and the next press leaves an empty paragraph in its place', async () => {
    expect(await playScenario(`${object}<p>|b</p>`, 'Backspace')).toBe(
      writeEnd(`${object}<p>b</p>   [selected: ${name}]`),
    )
    expect(await playScenario(`${object}<p>|b</p>`, 'Backspace Backspace')).toBe(writeEnd('<p>^</p><p>b</p>'))
  })

  it('Delete selects it, and the next press leaves an empty paragraph in its place', async () => {
    expect(await playScenario(`<p>a|</p>${object}`, 'Delete')).toBe(
      writeEnd(`<p>a</p>${object}   [selected: ${name}]`),
    )
    expect(await playScenario(`<p>a|</p>${object}<p>b</p>`, 'Delete Delete')).toBe(
      writeEnd('<p>a</p><p>^</p><p>b</p>'),
    )
  })

  it('an empty paragraph goes with the press that selects the object', async () => {
    expect(await playScenario(`<p>a</p>${object}<p>|</p>`, 'Backspace')).toBe(
      writeEnd(`<p>a</p>${object}   [selected: ${name}]`),
    )
    expect(await playScenario(`<p>|</p>${object}<p>b</p>`, 'Delete')).toBe(
      writeEnd(`${object}<p>b</p>   [selected: ${name}]`),
    )
  })

  it('the caret goes into an empty paragraph beside it when it is deleted', async () => {
    expect(await playScenario(`<p>a|</p>${object}<p></p><p>b</p>`, 'Delete Delete')).toBe(
      writeEnd('<p>a</p><p>^</p><p>b</p>'),
    )
    expect(await playScenario(`<p>a</p><p></p>${object}<p>|b</p>`, 'Backspace Backspace')).toBe(
      writeEnd('<p>a</p><p>^</p><p>b</p>'),
    )
  })

  it('Enter on it starts a paragraph after it, Shift+Enter one before it', async () => {
    expect(await playScenario(`<p>|a</p>${object}<p>b</p>`, 'End Delete Enter "x"')).toBe(
      writeEnd(`<p>a</p>${object}<p>x^</p><p>b</p>`),
    )
    expect(await playScenario(`${object}<p>|b</p>`, 'Backspace Enter "x"')).toBe(
      writeEnd(`${object}<p>x^</p><p>b</p>`),
    )
    expect(await playScenario(`${object}<p>|b</p>`, 'Backspace Shift+Enter "x"')).toBe(
      writeEnd(`<p>x^</p>${object}<p>b</p>`),
    )
  })

  it('finds the object in a quote and behind one', async () => {
    expect(await playScenario(`<blockquote>${object}</blockquote><p>|b</p>`, 'Backspace')).toBe(
      writeEnd(`<blockquote>${object}</blockquote><p>b</p>   [selected: ${name}]`),
    )
    expect(await playScenario(`${object}<blockquote><p>|b</p></blockquote>`, 'Backspace')).toBe(
      writeEnd(`${object}<blockquote><p>b</p></blockquote>   [selected: ${name}]`),
    )
  })

  it('undo brings the deleted object back, selected as it was', async () => {
    expect(await playScenario(`<p>a|</p>${object}<p>b</p>`, 'Delete Delete Control+z')).toBe(
      writeEnd(`<p>a</p>${object}<p>b</p>   [selected: ${name}]`),
    )
  })
})

describe('the border of a cell or a caption', () => {
  const cells = (first: string, second: string): string =>
    `<figure class="table"><table><tbody><tr><td>${first}</td><td>${second}</td></tr></tbody></table></figure>`
  const captioned = (caption: string): string =>
    `<p>a</p><figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure><p>b</p>`

  it.each([
    ['Delete', cells('a|', 'b'), cells('a^', 'b')],
    ['Backspace', cells('a', '|b'), cells('a', '^b')],
    ['Backspace', captioned('|c'), captioned('^c')],
    ['Delete', captioned('c|'), captioned('c^')],
  ])('is not crossed by %s', async (key, start, end) => {
    expect(await playScenario(start, key)).toBe(writeEnd(end))
  })
})

describe('at a caret before or after an object', () => {
  const before = `<p>ab|</p>${media}<p>cd</p>`
  const after = `<p>ab</p>${media}<p>|cd</p>`

  it.each([
    ['Enter', before, 'ArrowRight Enter', `<p>ab</p><p>^</p>${media}<p>cd</p>`],
    ['Enter', after, 'ArrowLeft Enter', `<p>ab</p>${media}<p>^</p><p>cd</p>`],
    ['Shift+Enter', before, 'ArrowRight Shift+Enter', `<p>ab</p><p>^</p>${media}<p>cd</p>`],
    ['typing', before, 'ArrowRight "xy"', `<p>ab</p><p>xy^</p>${media}<p>cd</p>`],
    ['typing', after, 'ArrowLeft "xy"', `<p>ab</p>${media}<p>xy^</p><p>cd</p>`],
  ])('%s makes a paragraph there', async (_, start, keys, end) => {
    expect(await playScenario(start, keys)).toBe(writeEnd(end))
  })

  it.each([
    [
      'Backspace deletes the last character before',
      before,
      'ArrowRight Backspace',
      `<p>a^</p>${media}<p>cd</p>`,
    ],
    ['Delete deletes the object', before, 'ArrowRight Delete', '<p>ab</p><p>^</p><p>cd</p>'],
    ['Backspace deletes the object', after, 'ArrowLeft Backspace', '<p>ab</p><p>^</p><p>cd</p>'],
    ['Delete deletes the first character after', after, 'ArrowLeft Delete', `<p>ab</p>${media}<p>^d</p>`],
    [
      'Backspace deletes a character of several code points as one',
      `<p>a👩‍👩‍👧|</p>${media}`,
      'ArrowRight Backspace',
      `<p>a^</p>${media}`,
    ],
  ])('%s', async (_, start, keys, end) => {
    expect(await playScenario(start, keys)).toBe(writeEnd(end))
  })

  it('Backspace takes an empty paragraph before it away', async () => {
    expect(await playScenario(`<p>a</p><p>|</p>${media}`, 'ArrowRight Backspace')).toBe(
      writeEnd(`<p>a</p>${media}   [selected: media fake-caret-before]`),
    )
  })

  it('Backspace between two objects deletes the one before', async () => {
    expect(
      await playScenario(`<p>a|</p>${media}${image}`, 'ArrowRight ArrowRight ArrowRight Backspace'),
    ).toBe(writeEnd(`<p>a</p><p>^</p>${image}`))
  })
})
