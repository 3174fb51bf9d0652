import { parseTree } from '@taskfield/document'
import { everyPair, nearPlain } from '@taskfield/document/testing/arbitrary/near-plain.ts'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiedSources } from '../../../../testing/copied/sources.ts'
import { officeSources } from '../../../../testing/copied/office-sources.ts'
import { wordHtml, wordItem } from '../../../../testing/copied/word-html.ts'
import { nearWord } from '../../../../testing/copied/near-word.ts'
import { readSource } from './read-source.ts'
import { readTree, type ReadTree } from './read-tree.ts'

const parsed = (html: string): ReadTree => readTree(parseTree(html))

/** What is read without a parser, or with one where it is left to that. */
const read = (html: string): ReadTree => readSource(html) ?? parsed(html)

it.each([
  wordHtml(`${wordItem('l0 level1 lfo1', '·', 'Раз')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
  wordHtml(
    "<div class=WordSection1>\r\n\r\n<p class=MsoNormal\r\nstyle='font-family:\"Times\r\nNew Roman\"'>Срок\r\nдоговора</p><br clear=all\r\nstyle='mso-special-character:line-break'>\r\n</div>",
  ),
  wordHtml(
    '<table class=MsoTableGrid border=1>\r\n <thead>\r\n <tr><td>а</td></tr></thead>\r\n <tr>\r\n <td width=40><p>б</p></td> </tr> <![if !x]><tr></tr><![endif]></table><table></table>',
  ),
  '<title>a < b</title><link rel=x href="?a>b"><p><w:Sdt Checked="t"><st1:Name w:st="on">Иван</st1:Name></w:Sdt></p>',
  '<!--[if gte vml 1]><v:shape/><![endif]--><ins cite="x"><p>и</p></ins><del><b>д</b></del>',
])('reads without a parser what is plain: %s', html => {
  expect(readSource(html)).toEqual(parsed(html))
})

it.each([
  '<p>а',
  '<p>а</b></p>',
  '<p><table></table></p>',
  '<p>а &copy; б</p>',
  '<p>а < б</p>',
  '<p/>а',
  '<p class=x class=y>а</p>',
  '<p>а\0б</p>',
  '<!-->а',
  '<!-- а --!>б-->',
  '<!-- а',
  '<!doctype html>',
  '<script>1</script>',
  '<p><meta></p>',
  '<p><body></p>',
  '<style>p{}',
  '<table><tr><td>а</td></tr><tbody></tbody></table>',
  '<svg><p>а</p></svg>',
])('leaves to the parser what is not: %s', html => {
  expect(readSource(html)).toBeNull()
})

it('reads what a parser reads, or nothing, of every element in every other', () => {
  for (const html of everyPair) expect({ html, ...read(html) }).toEqual({ html, ...parsed(html) })
})

it('reads what a parser reads, or nothing', () => {
  let plain = 0
  let tried = 0
  holdLaw(
    fc.property(fc.oneof(nearWord, nearWord, nearPlain, tagSoup), html => {
      tried++
      if (readSource(html)) plain++
      expect(read(html)).toEqual(parsed(html))
    }),
    600,
  )
  expect(plain / tried).toBeGreaterThan(1 / 6)
})

it('reads what a parser reads, or nothing, of what programs copy', () => {
  for (const [, html] of [...officeSources, ...copiedSources])
    expect({ html, ...read(html) }).toEqual({ html, ...parsed(html) })
})
