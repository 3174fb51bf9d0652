import { describe, expect, it } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { writeHtml } from '../write/write-html.ts'
import { mergeDocuments } from './merge-documents.ts'

const read = (html: string) => readHtml(html)

/** Merges base, mine and theirs, in which each letter is a paragraph; `A` is a later version of `a`. */
function mergeLetters(versions: string): string {
  const [base = '', mine = '', theirs = ''] = versions.split(' ')
  const paragraphs = (letters: string): string =>
    [...letters]
      .map(
        letter =>
          `<p>paragraph ${letter.toLowerCase()}${letter === letter.toLowerCase() ? '' : ' changed'}</p>`,
      )
      .join('')
  const { doc } = mergeDocuments({
    base: read(paragraphs(base)),
    mine: read(paragraphs(mine)),
    theirs: read(paragraphs(theirs)),
  })
  doc.check()
  return doc.children
    .map(block => {
      const letter = block.textContent.charAt('paragraph '.length)
      return block.textContent.endsWith('changed') ? letter.toUpperCase() : letter
    })
    .join('')
}

function merge(base: string, mine: string, theirs: string): { html: string; conflicts: number } {
  const { doc, conflicts } = mergeDocuments({ base: read(base), mine: read(mine), theirs: read(theirs) })
  doc.check()
  return { html: writeHtml(doc), conflicts: conflicts.length }
}

describe('merging two versions of a document', () => {
  it.each([
    ['nothing changed', 'abc abc abc', 'abc'],
    ['only I changed', 'abc aBc abc', 'aBc'],
    ['only they changed', 'abc abc aBc', 'aBc'],
    ['both changed, each another block', 'abc Abc abC', 'AbC'],
    ['both changed, neighbouring blocks', 'abc Abc aBc', 'ABc'],
    ['both changed the same in the same way', 'abc aBc aBc', 'aBc'],
    ['both added, each elsewhere', 'abc xabc abcy', 'xabcy'],
    ['both added at the same place', 'ab axb ayb', 'axyb'],
    ['both added the same', 'ab axb axyb', 'axyb'],
    ['both added at the end', 'a axy az', 'axyz'],
    ['I deleted, they changed elsewhere', 'abc ac abC', 'aC'],
    ['they deleted, I changed elsewhere', 'abc Abc ab', 'Ab'],
    ['both deleted, each another block', 'abcd bcd abc', 'bc'],
    ['I deleted what they changed', 'abc ac aBc', 'aBc'],
    ['they deleted what I changed', 'abc aBc ac', 'aBc'],
    ['I moved a block, they added one', 'abc bca abcx', 'bcax'],
    ['they replaced all, I added', 'ab abx yz', 'yzx'],
  ])('%s', (_, versions, merged) => {
    expect(mergeLetters(versions)).toBe(merged)
  })

  it('keeps mine in place and theirs after it where both changed the same block', () => {
    expect(
      merge('<p>one</p><p>two</p>', '<p>one of mine</p><p>two</p>', '<p>one of theirs</p><p>two</p>'),
    ).toEqual({
      html: '<p>one of mine</p><p>one of theirs</p><p>two</p>',
      conflicts: 1,
    })
  })

  it.each([
    ['I emptied', '<p></p>', '<p>one</p><p>theirs</p>', '<p>theirs</p>'],
    ['they emptied', '<p>one</p><p>mine</p>', '<p></p>', '<p>mine</p>'],
  ])('adds no empty paragraph to a text that %s', (_, mine, theirs, merged) => {
    expect(merge('<p>one</p>', mine, theirs).html).toBe(merged)
  })

  it('says where one side changed what the other deleted', () => {
    expect(merge('<p>one</p><p>two</p>', '<p>one</p>', '<p>one</p><p>two more</p>').conflicts).toBe(1)
  })

  it('leaves out a paragraph that I emptied and they changed, but not their change', () => {
    expect(merge('<p>one</p><p>two</p>', '<p></p><p>two</p>', '<p>one more</p><p>two</p>').html).toBe(
      '<p>one more</p><p>two</p>',
    )
  })

  it('takes the first text of both into an empty document', () => {
    expect(merge('', '<p>mine</p>', '<p>theirs</p>').html).toBe('<p>mine</p><p>theirs</p>')
  })

  it('leaves one empty paragraph where both deleted everything in parts', () => {
    expect(merge('<p>one</p><h2>two</h2>', '<p>one</p>', '<h2>two</h2>').html).toBe('')
  })

  it('merges the items of a list', () => {
    const html = (...items: string[]): string => `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`
    expect(
      merge(
        html('one', 'two', 'three'),
        html('one', 'two of mine', 'three'),
        html('one', 'two', 'three', 'four'),
      ),
    ).toEqual({
      html: html('one', 'two of mine', 'three', 'four'),
      conflicts: 0,
    })
  })

  it('takes the marker of a list from one side and the text of an item from the other', () => {
    expect(
      merge(
        '<ul><li>one</li></ul>',
        '<ul><li>one of mine</li></ul>',
        '<ul style="list-style-type:square;"><li>one</li></ul>',
      ).html,
    ).toBe('<ul style="list-style-type:square;"><li>one of mine</li></ul>')
  })

  it('keeps both texts in an item that both changed', () => {
    expect(
      merge('<ul><li>one</li></ul>', '<ul><li>one mine</li></ul>', '<ul><li>one theirs</li></ul>'),
    ).toEqual({
      html: '<ul><li><p>one mine</p><p>one theirs</p></li></ul>',
      conflicts: 1,
    })
  })

  const table = (...cells: string[]): string =>
    `<figure class="table"><table><tbody><tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr></tbody></table></figure>`

  it('merges the cells of a table', () => {
    expect(merge(table('one', 'two'), table('one mine', 'two'), table('one', 'two theirs'))).toEqual({
      html: table('one mine', 'two theirs'),
      conflicts: 0,
    })
  })

  it('keeps both texts in a cell that both changed', () => {
    expect(merge(table('one', 'two'), table('one mine', 'two'), table('one theirs', 'two')).html).toBe(
      table('<p>one mine</p><p>one theirs</p>', 'two'),
    )
  })

  it('keeps both tables where I added a column and they changed a cell', () => {
    expect(merge(table('one', 'two'), table('one', 'two', 'new'), table('one theirs', 'two')).html).toBe(
      table('one', 'two', 'new') + table('one theirs', 'two'),
    )
  })

  it('takes the text from one side and the alignment of another block from the other', () => {
    expect(
      merge(
        '<blockquote><p>one</p><p>two</p></blockquote>',
        '<blockquote><p>one mine</p><p>two</p></blockquote>',
        '<blockquote><p>one</p><p style="text-align:center;">two</p></blockquote>',
      ).html,
    ).toBe('<blockquote><p>one mine</p><p style="text-align:center;">two</p></blockquote>')
  })

  it('keeps caption texts of both where both changed the caption of one picture', () => {
    const figure = (caption: string): string =>
      `<figure class="image"><img src="/a.png"><figcaption>${caption}</figcaption></figure>`
    expect(merge(figure('one'), figure('one mine'), figure('one theirs')).html).toBe(
      figure('one mine') + figure('one theirs'),
    )
  })
})
