import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { holdLaw } from '../testing/hold-law.ts'
import { everyPair, nearPlain } from '../testing/arbitrary/near-plain.ts'
import { linesInPieces } from '../testing/lines-in-pieces.ts'
import { treeLines } from '../testing/tree-lines.ts'
import { parseTree, parseTreeOf } from './parse5-tree.ts'
import { parsePlainTree, plainTrees } from './plain-tree.ts'
import { TreeElement } from './tree-element.ts'

const byParse5 = (html: string): string[] => treeLines(parseTreeOf(TreeElement, html))

it.each([
  '',
  'Текст',
  '<p>Срок — <strong>пятница</strong>, <a href="/?a=1&amp;b=2">отчёт</a>&nbsp;&lt;1&gt;<br>и <code>код</code></p>',
  '<ul><li>Раз<ol><li><p>два</p></li></ol></li></ul><blockquote><h2>Цитата</h2></blockquote><hr>',
  '<figure class="table"><table><colgroup><col style="width:50%;"></colgroup><tbody><tr><td colspan="2">а</td></tr></tbody></table></figure>',
  '<pre><code class="language-js">a &amp;&amp; b\n</code></pre><figure class="image"><img src="a.png" alt="&quot;"><figcaption>Рис.</figcaption></figure>',
  '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span>дело</span></label></li></ul>',
])('reads what is plain: %s', html => {
  const tree = parsePlainTree(html)
  expect(tree && treeLines(tree)).toEqual(byParse5(html))
})

it.each([
  '<p>Не закрыт',
  '<p>а</p',
  '<p>а</pp',
  '<p>а<br',
  '<pp',
  '<',
  '<p>а</p></p>',
  '<p><div>а</div></p>',
  '<table><tr><td>а</td></tr></table>',
  '<table>а<tbody></tbody></table>',
  '<a href="/"><b><a href="/">а</a></b></a>',
  '<pre>\nа</pre>',
  '<li>а</li>',
  '<p class="а" class="б">а</p>',
  '<p>&copy;</p>',
  '<p>&amp</p>',
  '<P>а</P>',
  '<iframe src="/"></iframe>',
  '<!-- а -->',
])('leaves to the parser what is not: %s', html => {
  expect(parsePlainTree(html)).toBeNull()
})

it('builds the tree of parse5, or none, of every element in every other', () => {
  for (const html of everyPair) {
    const tree = parsePlainTree(html)
    const expected = byParse5(html)
    expect({ html, lines: tree ? treeLines(tree) : expected }).toEqual({ html, lines: expected })
  }
})

it('builds the tree of parse5, or none', () => {
  holdLaw(
    fc.property(nearPlain, html => {
      const tree = parsePlainTree(html)
      const expected = byParse5(html)
      expect(tree ? treeLines(tree) : expected).toEqual(expected)
    }),
    1_000,
  )
})

it('builds the tree of parse5 in pieces of any length, up to where a parser is needed', () => {
  holdLaw(
    fc.property(nearPlain, fc.nat(60), (html, length) => {
      expect(linesInPieces(html, length, parseTree)).toEqual(byParse5(html))
    }),
    1_000,
  )
})

it.each([
  { html: '<p>а</p><p>б</p>', length: 1, pieces: 2, rest: '' },
  { html: '<p>а</p><p>б</p>', length: 9, pieces: 1, rest: '' },
  { html: '<p>а</p>б<P>в</P><p>г</p>', length: 1, pieces: 1, rest: 'б<P>в</P><p>г</p>' },
  { html: '<div><p>а</p><p>б</p></div><p>в', length: 1, pieces: 1, rest: '<p>в' },
  {
    html: '<div><p>а</p><p>&copy;</p></div>',
    length: 1,
    pieces: 0,
    rest: '<div><p>а</p><p>&copy;</p></div>',
  },
])(
  'reads $html in $pieces pieces of $length characters, and leaves "$rest"',
  ({ html, length, ...result }) => {
    const trees = plainTrees(html, length)
    let pieces = 0
    let step = trees.next()
    for (; !step.done; step = trees.next()) pieces++
    expect({ pieces, rest: step.value }).toEqual(result)
  },
)
