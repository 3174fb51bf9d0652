import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { convertHtml } from '../convert/convert-html.ts'
import { toMarkdown } from '../markdown/to-markdown.ts'
import { findChanges } from '../merge/find-changes.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import { readHtml, type ReadOptions } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'
import { imagesOf, linksOf, mentionsOf } from './found.ts'
import { sanitize } from './sanitize.ts'
import { isEmpty, toText } from './to-text.ts'
import { countText, wordCount } from './count-text.ts'

const mention = '<span class="mention" data-id="7" data-type="task">#7 Договор</span>'

describe('what a server asks of a content', () => {
  it('is given in the form that is saved, in which nothing runs', () => {
    expect(sanitize('<b onclick="x()">a</b><script>x()</script>')).toBe('<p><strong>a</strong></p>')
    expect(sanitize('<div><br></div>')).toBe('')
  })

  it.each([
    ['', true],
    ['<p>&nbsp; </p>', true],
    ['<p>a</p>', false],
    [`<p>${mention}</p>`, false],
    ['<img src="/a.png">', false],
  ])('is empty or not: %s', (html, empty) => {
    expect(isEmpty(html)).toBe(empty)
    expect(isEmpty(readHtml(html))).toBe(empty)
  })

  it('has its words as plain text', () => {
    expect(toText(`<h2>План</h2><ol><li>раз ${mention}</li></ol><p><img src="/a.png" alt="схема"></p>`)).toBe(
      'План\n\n1. раз #7 Договор\n\nсхема',
    )
  })

  it('has mentions, in their order, wherever they stand', () => {
    const other = mention.replace('"7"', '"8"')
    const html = `<p>${mention}</p><ul><li><strong>${other}</strong></li></ul><p>${mention}</p>`
    expect(mentionsOf(html).map(({ objectId, objectType }) => [objectId, objectType])).toEqual([
      ['7', 'task'],
      ['8', 'task'],
      ['7', 'task'],
    ])
  })

  it.each([
    ['<p><a href="/a">one <strong>two</strong></a></p>', [['/a', 'one two']]],
    ['<p><a href="/a">one</a> <a href="/a">two</a></p>', [['/a', 'one'], ['/a', 'two']]], // oxfmt-ignore
    ['<p><a href="/a">one</a></p><p><a href="/a">two</a></p>', [['/a', 'one'], ['/a', 'two']]], // oxfmt-ignore
    [`<p><a href="/a">b ${mention}</a></p>`, [['/a', 'b #7 Договор']]],
    ['<figure class="image"><a href="/a"><img src="/b.png" alt="c"></a></figure>', [['/a', 'c']]],
    ['<p><a href="javascript:x()">one</a></p>', []],
  ])('has links with their text: %s', (html, links) => {
    expect(linksOf(html).map(({ href, text }) => [href, text])).toEqual(links)
  })

  it('has images, in the line and by themselves', () => {
    const html =
      '<p>a<img src="/a.png" alt="b"></p><figure class="image"><a href="/c"><img src="/d.png"></a></figure>'
    expect(imagesOf(html).map(({ src, alt, href }) => [src, alt, href])).toEqual([
      ['/a.png', 'b', null],
      ['/d.png', null, '/c'],
    ])
  })
})

type Asked = (content: string) => unknown

describe('what is no content', () => {
  it.each<[string, Asked]>(
    Object.entries({
      sanitize,
      isEmpty,
      toText,
      mentionsOf,
      linksOf,
      imagesOf,
      wordCount,
      readHtml,
      convertHtml,
      toMarkdown,
    }),
  )('is refused by %s in words', (name, ask) => {
    for (const [wrong, words] of [
      [null, 'null'],
      [undefined, 'undefined'],
      [7, 'number'],
      [{ html: '' }, 'object'],
    ] as const) {
      // As from JavaScript, or a column of a database.
      const given = wrong as unknown as string
      expect(() => ask(given)).toThrow(
        new TypeError(`${name} takes HTML as a string and got ${words}; an empty content is ''.`),
      )
    }
  })
})

describe('what is no option', () => {
  const html =
    '<div class="a">b</div><figure class="media"><oembed url="https://a.example/b"></oembed></figure>'
  const readers: Readonly<Record<string, (options: ReadOptions) => unknown>> = {
    sanitize: options => sanitize(html, options),
    readHtml: options => readHtml(html, options),
    convertHtml: options => convertHtml(html, options),
  }

  it.each([
    [null, 'The options must be an object'],
    [7, 'The options must be an object'],
    ['a', 'The options must be an object'],
    [{ hostObjects: null }, 'hostObjects must be an array of objects'],
    [{ hostObjects: {} }, 'hostObjects must be an array of objects'],
    [{ hostObjects: [null] }, 'hostObjects must be an array of objects'],
    [{ hostObjects: [{}, 7] }, 'hostObjects must be an array of objects'],
    [{ mediaProviders: null }, 'mediaProviders must be an array of providers with patterns'],
    [{ mediaProviders: 'a' }, 'mediaProviders must be an array of providers with patterns'],
    [{ mediaProviders: [null] }, 'mediaProviders must be an array of providers with patterns'],
    [{ mediaProviders: [{}] }, 'mediaProviders must be an array of providers with patterns'],
  ])('is refused in words: %j', (wrong, words) => {
    const options = wrong as unknown as ReadOptions
    const [given] = wrong !== null && typeof wrong === 'object' ? Object.values(wrong) : [wrong]
    const error = new TypeError(`${words}, not ${JSON.stringify(given)}; for none leave that out.`)
    for (const read of Object.values(readers)) expect(() => read(options)).toThrow(error)
  })
})

describe('what is no document', () => {
  it.each<[string, (doc: Node) => unknown]>(
    Object.entries({
      writeHtml,
      countText,
      findChanges: (doc: Node) => findChanges(readHtml(''), doc),
      mergeDocuments: (doc: Node) => mergeDocuments({ base: readHtml(''), mine: readHtml(''), theirs: doc }),
    }),
  )('is refused by %s in words', (name, ask) => {
    for (const [wrong, words] of [
      [null, 'null'],
      [undefined, 'undefined'],
      ['<p>a</p>', 'string'],
      [{ html: '' }, 'object'],
    ] as const) {
      const given = wrong as unknown as Node
      expect(() => ask(given)).toThrow(
        new TypeError(`${name} takes a document and got ${words}; readHtml makes one of HTML.`),
      )
    }
  })
})
