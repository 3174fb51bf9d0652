import { expect, it } from 'vitest'
import { findAddress, readAddress } from './address.ts'

it.each([
  ['example.ru', 'https://example.ru'],
  ['www.пример.рф/путь', 'https://www.пример.рф/путь'],
  ['localhost:8080/x', 'https://localhost:8080/x'],
  ['почта@пример.рф', 'mailto:почта@пример.рф'],
  ['a@b.ru', 'mailto:a@b.ru'],
  ['  http://x.yy ', 'http://x.yy'],
  ['/task/7', '/task/7'],
  ['#глава', '#глава'],
  ['tel:+7123', 'tel:+7123'],
])('takes %j as an address', (text, href) => expect(readAddress(text)).toEqual({ href }))

it.each(['', '   ', 'javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'refuses %j with words',
  text => expect(readAddress(text)).toHaveProperty('error.ru'),
)

it.each([
  ['http://x.yy', 'http://x.yy'],
  ['https://x.yy/a?b=c#d', 'https://x.yy/a?b=c#d'],
  ['ftp://x.yy', 'ftp://x.yy'],
  ['//x.yy', '//x.yy'],
  ['http://192.168.1.10', 'http://192.168.1.10'],
  ['http://10.0.0.1/', 'http://10.0.0.1/'],
  ['http://localhost:8080/x', 'http://localhost:8080/x'],
  ['http://user:pw@x.yy', 'http://user:pw@x.yy'],
  ['https://пример.рф', 'https://пример.рф'],
  ['www.example.ru', 'https://www.example.ru'],
  ['a@b.com', 'mailto:a@b.com'],
  ['mailto:a@b.cc', 'mailto:a@b.cc'],
])('finds the address %j in a text', (word, href) => expect(findAddress(word)).toBe(href))

it.each([
  'foo.com',
  't.co',
  'http://x',
  'www.foo',
  'wwwxfoo.com',
  '(http://x.yy)',
  'http://www.foo',
  'слово',
  'a@b',
])('finds no address in %j', word => expect(findAddress(word)).toBeNull())
