import { describe, expect, it } from 'vitest'
import { runnableSchemes } from '../testing/attack-strings.ts'
import { readHtml } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'
import { findElement } from '../html/html-element.ts'
import { parseTree } from '../html/parse5-tree.ts'
import { followedHref, safeUrl } from './url.ts'

const followed = [
  'http://example.org/',
  'HTTPS://EXAMPLE.ORG',
  '//cdn.example/x',
  '/task/7',
  '../x y',
  '?q=a:b',
  '#глава:2',
  '',
  'глава',
  'mailto:a@b.ru',
  'tel:+7 900 000-00-00',
  'ftp://f.example',
  'sms:+7900',
  'sip:user:pass@pbx.example',
  'tg://resolve?domain=a',
  'skype:a?call',
  'viber://chat?number=1',
  'whatsapp://send?text=a',
  ' https://example.org/ ',
]

const kept = [
  'file:///C:/docs/a.docx',
  'file://server/share',
  'callto:+7900',
  'slack://channel?id=1',
  'e1c://server/base#e1cib/data/Документ.Заказ?ref=1',
  'ms-word:ofe|u|https://example.org/a.docx',
  'xmpp:a@b.ru',
  'onenote:https://example.org/a',
  'magnet:?xt=urn:btih:1',
  'localhost:8080/x',
  'server:8080/x',
  'сервер:8080/x',
  '10.0.0.1:8080/x',
  'web+task:7',
  'intent://scan#Intent;end',
  'feed:https://example.org/rss',
]

/** What a parser makes of an address that begins so: its character references are characters then. */
function hrefIn(scheme: string): string {
  const html = `<a href="${scheme.replaceAll('"', '&quot;')}alert(1)">`
  const link = findElement(parseTree(html), ({ localName }) => localName === 'a')
  return link?.getAttribute('href') ?? ''
}

describe('the address of a link', () => {
  it.each([...followed, ...kept])('is kept as it was written: %s', href => {
    expect(safeUrl(href, 'link')).toBe(href)
    const html = `<p><a href="${href}">a</a></p>`
    expect(writeHtml(readHtml(html))).toContain(` href="${href}"`)
  })

  it('is kept up to 64 kB', () => {
    const long = `https://example.org/?state=${'a'.repeat(65_536 - 27)}`
    expect(safeUrl(long, 'link')).toBe(long)
    expect(safeUrl(`${long}a`, 'link')).toBeNull()
  })

  it.each(runnableSchemes)('is dropped when it could run: %j', scheme => {
    expect(safeUrl(hrefIn(scheme), 'link')).toBeNull()
  })
})

describe('a link', () => {
  it.each(followed)('is followed to %s', href => expect(followedHref(href)).toBe(href))
  it.each(kept)('is not followed to %s', href => expect(followedHref(href)).toBeNull())

  it('is followed to what the host adds, however it is written', () => {
    expect(followedHref('slack://channel?id=1', ['Slack'])).toBe('slack://channel?id=1')
    expect(followedHref('SLACK://channel?id=1', ['slack'])).toBe('SLACK://channel?id=1')
  })

  it.each(runnableSchemes)('never runs, whatever the host adds: %j', scheme => {
    const names = ['javascript', 'data', 'vbscript', 'blob', 'about', 'view-source', 'feed', 'file', 'slack']
    expect(followedHref(hrefIn(scheme), names)).toBeNull()
  })
})
