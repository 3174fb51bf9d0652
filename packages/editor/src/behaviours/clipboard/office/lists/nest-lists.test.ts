import { describe, expect, it } from 'vitest'
import { readMarker } from './list-marker.ts'
import { ListNester, type FlatItem } from './nest-lists.ts'
import { elementNode, textNode, type PastedElement } from '../tree/pasted-tree.ts'
import { writeTree } from '../tree/write-tree.ts'

const paragraph = (text: string): PastedElement => elementNode('p', [textNode(text)])

/** An item that is its marker alone. */
function item(level: number, marker: string, { run = 'а', indent = null }: Partial<FlatItem> = {}): FlatItem {
  return { level, run, indent, marker: readMarker(marker, null), content: [textNode(marker)] }
}

/** What comes of items, and of paragraphs beside them. */
function nested(...blocks: (FlatItem | string)[]): string {
  const nester = new ListNester()
  for (const block of blocks)
    if (typeof block === 'string') nester.addBlock(paragraph(block))
    else nester.add(block)
  return writeTree(nester.blocks)
}

const other = { run: 'б' }

describe('items of levels', () => {
  it.each([
    [
      'stand in the last item above, as deep as it goes',
      [item(1, '1.'), item(1, '2.'), item(2, 'a)'), item(2, 'b)'), item(1, '3.'), item(3, '–')],
      '<ol><li>1.</li><li>2.<ol style="list-style-type:lower-latin"><li>a)</li><li>b)</li></ol></li><li>3.<ul><li>–</li></ul></li></ol>',
    ],
    [
      'that begin deep go up into a list of their own',
      [item(3, '•'), item(1, '•'), item(2, '◦')],
      '<ul><li>•</li></ul><ul><li>•<ul><li>◦</li></ul></li></ul>',
    ],
    [
      'close all that is deeper',
      [item(1, '•'), item(2, '◦'), item(3, '▪'), item(1, '•'), item(3, '◦')],
      '<ul><li>•<ul><li>◦<ul><li>▪</li></ul></li></ul></li><li>•<ul><li>◦</li></ul></li></ul>',
    ],
    [
      'name no bullet that is usual at their depth',
      [item(1, '•'), item(2, '◦'), item(3, '▪'), item(4, '▪'), item(5, '◦')],
      '<ul><li>•<ul><li>◦<ul><li>▪<ul><li>▪<ul style="list-style-type:circle"><li>◦</li></ul></li></ul></li></ul></li></ul></li></ul>',
    ],
    [
      'name a bullet that is not',
      [item(1, '▪'), item(2, '•'), item(3, '–')],
      '<ul style="list-style-type:square"><li>▪<ul style="list-style-type:disc"><li>•<ul><li>–</li></ul></li></ul></li></ul>',
    ],
    [
      'begin with the number of the first',
      [item(1, '3.'), item(1, '7.')],
      '<ol start="3"><li>3.</li><li>7.</li></ol>',
    ],
    [
      'name a numbering that is usual for bullets, and no number of bullets',
      [
        { ...item(1, '1.'), marker: { isNumbered: true, style: 'disc', number: null } },
        { ...item(2, '•'), marker: { isNumbered: false, style: null, number: 4 } },
      ],
      '<ol style="list-style-type:disc"><li>1.<ul><li>•</li></ul></li></ol>',
    ],
  ])('%s', (_, items, html) => {
    expect(nested(...items)).toBe(html)
  })
})

describe('a list', () => {
  it.each([
    [
      'ends at a paragraph',
      [item(1, '1.'), 'слово', item(1, '2.')],
      '<ol><li>1.</li></ol><p>слово</p><ol start="2"><li>2.</li></ol>',
    ],
    [
      'goes on with another run at the next number',
      [item(1, '1.'), item(1, '2.', other), item(1, '3.')],
      '<ol><li>1.</li><li>2.</li><li>3.</li></ol>',
    ],
    [
      'begins anew with another run at any other number',
      [item(1, '1.'), item(1, '2.'), item(1, '2.', other), item(1, '2.', other)],
      '<ol><li>1.</li><li>2.</li></ol><ol start="2"><li>2.</li><li>2.</li></ol>',
    ],
    [
      'begins anew with another run whose numbers look different',
      [item(1, '1.'), item(1, 'b)', other)],
      '<ol><li>1.</li></ol><ol start="2" style="list-style-type:lower-latin"><li>b)</li></ol>',
    ],
    [
      'begins anew where it knows no number',
      [
        { ...item(1, '1.'), marker: { isNumbered: true, style: null, number: null } },
        { ...item(1, '1.', other), marker: { isNumbered: true, style: null, number: 1 } },
      ],
      '<ol><li>1.</li></ol><ol><li>1.</li></ol>',
    ],
    [
      'goes on with another run of the same bullets',
      [item(1, '•'), item(1, '•', other), item(1, '▪', other), item(1, '•')],
      '<ul><li>•</li><li>•</li></ul><ul style="list-style-type:square"><li>▪</li></ul><ul><li>•</li></ul>',
    ],
    [
      'is of one kind, also in one run',
      [item(1, '1.'), item(1, '•'), item(1, '2.')],
      '<ol><li>1.</li></ol><ul><li>•</li></ul><ol start="2"><li>2.</li></ol>',
    ],
  ])('%s', (_, items, html) => {
    expect(nested(...items)).toBe(html)
  })
})

describe('a paragraph below an item', () => {
  /** Two levels, the second with two items, and whether a paragraph joined them. */
  function joined(indent: number, ...behind: FlatItem[]): [isJoined: boolean, html: string] {
    const nester = new ListNester()
    for (const one of [
      item(1, '1.', { indent: 36 }),
      item(2, 'a)', { indent: 72 }),
      item(2, 'b)', { indent: 74 }),
    ])
      nester.add(one)
    const isJoined = nester.join(paragraph('слово'), indent)
    for (const one of behind) nester.add(one)
    return [isJoined, writeTree(nester.blocks).replace(' style="list-style-type:lower-latin"', '')]
  }

  it('joins the last item whose text it stands below, nearly', () => {
    const below = '<ol><li>1.<ol><li>a)</li><li>b)<p>слово</p></li></ol></li></ol>'
    expect([joined(74), joined(74.9), joined(73.1)]).toEqual([
      [true, below],
      [true, below],
      [true, below],
    ])
    expect(joined(36)).toEqual([true, '<ol><li>1.<ol><li>a)</li><li>b)</li></ol><p>слово</p></li></ol>'])
  })

  it.each([75, 73, 72, 0])('joins none whose text stands elsewhere: %s', indent => {
    expect(joined(indent)[0]).toBe(false)
  })

  it('joins none that does not say where it stands', () => {
    const nester = new ListNester()
    nester.add(item(1, '1.'))
    expect(nester.join(paragraph('слово'), 0)).toBe(false)
  })

  it('ends what is deeper than the item, and lets that go on', () => {
    expect(joined(36, item(2, 'c)'))[1]).toBe(
      '<ol><li>1.<ol><li>a)</li><li>b)</li></ol><p>слово</p><ol start="3" style="list-style-type:lower-latin"><li>c)</li></ol></li></ol>',
    )
    expect(joined(36, item(1, '2.'))[1]).toBe(
      '<ol><li>1.<ol><li>a)</li><li>b)</li></ol><p>слово</p></li><li>2.</li></ol>',
    )
  })

  it('is below the last place that was said', () => {
    const nester = new ListNester()
    for (const one of [item(1, '1.', { indent: 36 }), item(1, '2.')]) nester.add(one)
    expect(nester.join(paragraph('слово'), 36)).toBe(true)
    expect(writeTree(nester.blocks)).toBe('<ol><li>1.</li><li>2.<p>слово</p></li></ol>')
  })
})

it('knows which items would go on behind a paragraph below an item', () => {
  const nester = new ListNester()
  nester.add(item(1, '1.', { indent: 36 }))
  nester.add(item(2, 'a)', { indent: 72, run: 'б' }))
  const goesOn = (indent: number, run: string, level: number): boolean =>
    nester.goesOnAfter(indent, { run, level })
  expect([goesOn(72, 'в', 3), goesOn(36, 'в', 2)]).toEqual([true, true])
  expect([goesOn(72, 'а', 1), goesOn(72, 'б', 2)]).toEqual([true, true])
  expect([goesOn(72, 'в', 2), goesOn(36, 'в', 1), goesOn(50, 'а', 3)]).toEqual([false, false, false])
})
