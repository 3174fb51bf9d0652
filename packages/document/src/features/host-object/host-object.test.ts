import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitize } from '../../content/sanitize.ts'
import { toText } from '../../content/to-text.ts'
import { parseTree } from '../../html/parse5-tree.ts'
import { toMarkdown } from '../../markdown/to-markdown.ts'
import { readHtml } from '../../read/read-html.ts'
import { schema } from '../../schema.ts'
import { callout, hostDocuments, hostObjects, issueKey } from '../../testing/arbitrary/host-objects.ts'
import { attackStrings } from '../../testing/attack-strings.ts'
import { holdLaw } from '../../testing/hold-law.ts'
import { visibleText } from '../../testing/visible-text.ts'
import { writeBlocks, writeHtml } from '../../write/write-html.ts'
import { createHostObject } from './create-host-object.ts'
import { defineHostObject, type HostObject } from './define-host-object.ts'

const shown = (html: string): string => visibleText(parseTree(html)).replaceAll(/\s+/g, ' ').trim()

describe('a document with objects of a host', () => {
  it('is read as it was written by who knows them', () => {
    holdLaw(
      fc.property(hostDocuments, doc => {
        doc.check()
        const html = writeHtml(doc)
        const back = readHtml(html, { hostObjects })
        expect(back.toJSON()).toEqual(html === '' ? readHtml('').toJSON() : doc.toJSON())
        expect(writeHtml(back)).toBe(html)
      }),
      300,
    )
  })

  it('keeps all its text where nobody knows them, in a form that lasts', () => {
    holdLaw(
      fc.property(hostDocuments, doc => {
        const html = writeBlocks(doc)
        const elsewhere = writeHtml(readHtml(html))
        expect(shown(elsewhere)).toBe(shown(html))
        expect(sanitize(elsewhere)).toBe(elsewhere)
      }),
      300,
    )
  })

  it('is a document of JSON like any other', () => {
    holdLaw(
      fc.property(hostDocuments, doc => {
        const back = schema.nodeFromJSON(JSON.parse(JSON.stringify(doc.toJSON())))
        back.check()
        expect(writeHtml(back)).toBe(writeHtml(doc))
      }),
      300,
    )
  })
})

describe('an object of a host', () => {
  const chip = '<span class="issue-key" data-key="AB-1">AB-1</span>'

  it.each([
    ['within a text', `<p>до ${chip} после</p>`],
    ['bold', `<p><strong>${chip}</strong></p>`],
    ['in a link', `<p><a href="/AB-1">${chip}</a></p>`],
    ['in a caption', `<figure class="image"><img src="/a.png"><figcaption>${chip}</figcaption></figure>`],
    ['with blocks', '<aside class="callout" data-kind="info"><p>а</p><ul><li>б</li></ul></aside>'],
    [
      'in another',
      '<aside class="callout" data-kind="info"><div class="poll" data-id="7">Обед</div></aside>',
    ],
    ['in an item', '<ul><li><p>а</p><div class="poll" data-id="7">Обед</div></li></ul>'],
  ])('stands %s', (_, html) => expect(sanitize(html, { hostObjects })).toBe(html))

  it.each([
    ['without an attribute that it needs', '<div class="poll">Обед</div>', '<p>Обед</p>'],
    ['with a value that is not understood', '<div class="poll" data-id="x">Обед</div>', '<p>Обед</p>'],
    ['without text', '<div class="poll" data-id="7"></div>', ''],
    [
      'with more than text',
      '<div class="poll" data-id="7"><b>Обед</b></div>',
      '<p><strong>Обед</strong></p>',
    ],
    ['of another tag', '<section class="poll" data-id="7">Обед</section>', '<p>Обед</p>'],
    [
      'where only a text may stand',
      '<figure class="image"><img src="/a.png"><figcaption><div class="poll" data-id="7">Обед</div></figcaption></figure>',
      '<figure class="image"><img src="/a.png"><figcaption>Обед</figcaption></figure>',
    ],
  ])('is none %s', (_, html, read) => expect(sanitize(html, { hostObjects })).toBe(read))

  it('keeps what is declared of its attributes, and nothing else', () =>
    expect(
      sanitize(
        '<span onclick="x" style="color:red" id="a" data-x="y" class="big issue-key" data-key="A">A</span>',
        { hostObjects },
      ),
    ).toBe('<p><span class="issue-key" data-key="A">A</span></p>'))

  it.each(attackStrings)('can run nothing: %s', attack => {
    const made = createHostObject(issueKey, { 'data-key': attack, title: attack }, attack)
    const html = writeHtml(schema.node('doc', null, schema.node('paragraph', null, made)))
    const saved = sanitize(html, { hostObjects })
    expect(saved).toBe(html)
    expect(readHtml(saved, { hostObjects }).firstChild?.firstChild?.attrs['values']).toEqual(
      made.attrs['values'],
    )
    expect(saved).toMatch(
      /^<p><span class="issue-key" data-key="[^"<>]*" title="[^"<>]*">[^<>]*<\/span><\/p>$/,
    )
  })

  it('is its text in plain text and in Markdown', () => {
    const doc = readHtml(`<p>до <a href="/AB-1">${chip}</a></p><div class="poll" data-id="7">Обед</div>`, {
      hostObjects,
    })
    expect(toText(doc)).toBe('до AB-1\n\nОбед')
    expect(toMarkdown(doc)).toBe('до [AB-1](/AB-1)\n\nОбед')
  })

  it('is made with an empty paragraph where it holds blocks', () =>
    expect(writeBlocks(schema.node('doc', null, createHostObject(callout, { 'data-kind': 'info' })))).toBe(
      '<aside class="callout" data-kind="info"><p>&nbsp;</p></aside>',
    ))

  it.each([
    ['values', () => createHostObject(callout, { 'data-kind': 'x' }), /does not understand/],
    ['an empty text', () => createHostObject(issueKey, { 'data-key': 'x' }), /needs a text/],
  ])('is not made of %s that its readers would not know', (_, make, words) => expect(make).toThrow(words))
})

describe('the declaration of an object', () => {
  const plain = { name: 'a', kind: 'inline', tag: 'span', className: 'a-b' } as const
  const attribute = { parse: (value: string) => value }

  it.each([
    [{ ...plain, name: 'a b' }, /needs a name/],
    [{ ...plain, tag: 'script' }, /cannot be saved as <script>/],
    [{ ...plain, tag: 'div' }, /cannot be saved as <div>/],
    [{ ...plain, className: 'mention' }, /class of its own/],
    [{ ...plain, className: 'a b' }, /class of its own/],
    [{ ...plain, attributes: { onclick: attribute } }, /cannot keep the attribute onclick/],
    [{ ...plain, attributes: { style: attribute } }, /cannot keep the attribute style/],
    [{ ...plain, attributes: { href: attribute } }, /cannot keep the attribute href/],
    [{ ...plain, tag: 'a' }, /cannot be saved as <a>/],
  ])('is refused where no reader could follow it: %j', (object, words) =>
    expect(() => defineHostObject(object)).toThrow(words),
  )

  // As from JavaScript.
  it.each([
    [{ ...plain, name: undefined }, /"undefined" needs a name/],
    [{ ...plain, kind: undefined }, /needs a kind: inline, leaf, container/],
    [{ ...plain, kind: 'constructor' }, /needs a kind/],
    [{ ...plain, className: undefined }, /class of its own/],
    [{ ...plain, attributes: { 'data-a': {} } }, /needs a function "parse" for the attribute data-a/],
  ])('says what it lacks: %j', (object, words) =>
    expect(() => defineHostObject(object as unknown as HostObject)).toThrow(words),
  )
})

it.each([
  ['a tag', { name: 'a', tag: 'script', className: 'a', values: {}, text: 'a' }],
  ['an attribute', { name: 'a', tag: 'span', className: 'a', values: { onclick: 'x' }, text: 'a' }],
])('JSON with %s that no object has is refused', (_, attrs) =>
  expect(() => schema.nodeFromJSON({ type: 'hostInline', attrs }).check()).toThrow(RangeError),
)
