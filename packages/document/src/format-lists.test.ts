import { describe, expect, it } from 'vitest'
import format from '../../../docs/html-format.md?raw'
import { defineHostObject } from './features/host-object/define-host-object.ts'
import { mediaProviders } from './features/media/media-providers.ts'
import { borderStyles } from './features/table/border.ts'
import { readHtml } from './read/read-html.ts'
import { examplesOf } from './testing/doc-examples.ts'
import { parseColor } from './values/color.ts'
import { keepLength } from './values/length.ts'
import { followedHref, safeUrl } from './values/url.ts'
import { writeHtml } from './write/write-html.ts'

/** The words in code of the part of a page between two texts. */
function namedBetween(start: string, end: string): string[] {
  const [, part = ''] = format.split(start)
  const [said = ''] = part.split(end)
  return [...said.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(' '))
}

/** The words in code of the row of a table. */
const namedInRow = (title: string): string[] => namedBetween(`\n| ${title} `, '\n')

const refused = namedBetween('with the schemes', ', also behind')
const followed = namedBetween('gives a link its `href` only for', ', for what the host')
const others = ['slack', 'file', 'ms-word', 'e1c', 'chrome', 'blog', 'intent', 'ws', 'feed', 'magnet', 'git']

describe('docs/html-format.md names', () => {
  it('the schemes of links that are dropped, followed, and kept without being followed', () => {
    expect(refused.length).toBeGreaterThan(10)
    expect(followed.length).toBeGreaterThan(10)
    expect(refused.filter(scheme => safeUrl(`${scheme}:x`, 'link') !== null)).toEqual([])
    expect(followed.filter(scheme => followedHref(`${scheme}:x`) === null)).toEqual([])
    expect(others.filter(scheme => safeUrl(`${scheme}:x`, 'link') === null)).toEqual([])
    expect(others.filter(scheme => followedHref(`${scheme}:x`) !== null)).toEqual([])
  })

  it('each site whose media is known, in the order in which they are asked', () => {
    const [, table = ''] = /^\| Site .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(format) ?? []
    const sites = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, site]) => site)
    expect(sites).toEqual(mediaProviders.map(({ label }) => (typeof label === 'object' ? label.en : label)))
  })

  it('the units of lengths, and functions that make one', () => {
    const words = namedInRow('Length')
    const functions = words.filter(word => word.endsWith('()'))
    const units = words.filter(word => word !== '0' && !functions.includes(word))
    expect(units.length).toBeGreaterThan(10)
    expect(units.filter(unit => keepLength(`1${unit}`) === null)).toEqual([])
    expect(functions.filter(name => keepLength(name.replace('()', '(1px, 2px, 3px)')) === null)).toEqual([
      'calc()',
    ])
    expect(keepLength('calc(1px + 2px)')).toBe('calc(1px + 2px)')
  })

  it('the styles of borders', () => {
    expect(namedInRow('Border style').toSorted()).toEqual([...borderStyles, 'hidden'].toSorted())
  })

  it('the functions of colours', () => {
    const parts: Readonly<Record<string, string>> = {
      'color()': '(srgb 1 0 0)',
      'color-mix()': '(in srgb, red, blue)',
      'light-dark()': '(red, blue)',
      'var()': '(--x)',
    }
    const functions = namedInRow('Colour').filter(word => word.endsWith('()'))
    expect(functions.length).toBeGreaterThan(10)
    expect(
      functions.filter(name => parseColor(name.replace('()', parts[name] ?? '(1 2% 3%)')) === null),
    ).toEqual([])
  })

  it('the saved form of objects of a host', () => {
    const parse = (value: string): string => value
    const hostObjects = [
      defineHostObject({
        name: 'issue-key',
        kind: 'inline',
        tag: 'span',
        className: 'issue-key',
        attributes: { 'data-key': { parse } },
      }),
      defineHostObject({
        name: 'callout',
        kind: 'container',
        tag: 'aside',
        className: 'callout',
        attributes: { 'data-kind': { parse } },
      }),
    ]
    const [example] = examplesOf(format, 'html')
    const html = example?.text.replaceAll('>\n<', '><') ?? ''
    expect(writeHtml(readHtml(html, { hostObjects }))).toBe(html)
    expect(writeHtml(readHtml(html))).not.toContain('issue-key')
  })
})
