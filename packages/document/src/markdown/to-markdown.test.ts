import { expect, it } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { toMarkdown } from './to-markdown.ts'

const write = (html: string): string => toMarkdown(readHtml(html))

it.each([
  ['looks', '<p>a <strong>b</strong> <i>c</i> <s>d</s> <code>e`f</code></p>', 'a **b** *c* ~~d~~ ``e`f``'],
  ['looks within a word', '<p>сло<strong>во</strong>м</p>', 'сло**во**м'],
  ['looks of brackets within a word', '<p>a<strong>(b)</strong>c</p>', '&#97;**(b)**&#99;'],
  ['white space at the edges of looks', '<p>a<strong> b </strong>c</p>', 'a **b** c'],
  ['a heading', '<h2>План #</h2>', '## План \\#'],
  ['two lines', '<p>a<br>b</p>', 'a\\\nb'],
  [
    'signs',
    '<p>1. *a* [b] snake_case 2 * 3 # &amp;amp; a&lt;b</p>',
    '1\\. \\*a\\* \\[b\\] snake_case 2 * 3 # \\&amp; a\\<b',
  ],
  [
    'what other readers of Markdown would take for HTML or a table',
    '<p>a&lt;B &amp;AMP; x&lt;<strong>c</strong><br>:-</p>',
    'a\\<B \\&AMP; x\\<**c**\\\n\\:-',
  ],
  [
    'signs that end a heading, and those within a word',
    '<h2>#</h2><h2>a##</h2><h2>#######</h2>',
    '## \\#\n\n## a##\n\n## \\#######',
  ],
  ['a dash at the beginning', '<p>- a</p><p>-5</p>', '\\- a\n\n-5'],
  ['items in items', '<ol start="3"><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '3. a\n   - b\n4. c'],
  ['an item of two paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  [
    'boxes',
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" checked disabled><span>a</span></label></li></ul>',
    '- [x] a',
  ],
  ['lists that stand apart', '<ul><li>a</li></ul><p></p><ol><li>b</li></ol>', '- a\n\n1) b'],
  ['code', '<pre><code class="language-python">a = 1\n```</code></pre>', '````python\na = 1\n```\n````'],
  ['quotes in quotes', '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>', '> a\n>\n> > b'],
  [
    'a link',
    '<p><a href="/a (b)">c</a> <a href="https://d.ru">https://d.ru</a></p>',
    '[c](</a (b)>) <https://d.ru>',
  ],
  [
    'an image with a caption',
    '<figure class="image"><img src="/a.png" alt="b"><figcaption>c</figcaption></figure>',
    '![b](/a.png)\n\nc',
  ],
  [
    'a table',
    '<table><tr><td>a|b</td><td colspan="2">c</td></tr><tr><td><p>d</p><p>e</p></td><td style="text-align:right">1</td><td></td></tr></table>',
    '| a\\|b | c |  |\n| --- | ---: | --- |\n| d<br>e | 1 |  |',
  ],
])('writes %s', (_, html, markdown) => {
  expect(write(html)).toBe(markdown)
})

it('writes addresses and mentions as the host has them', () => {
  const doc = readHtml(
    '<p><a href="/a">b</a> <span class="mention" data-id="7" data-type="task">#Смета</span> <img src="/c.png"></p>',
  )
  const options = {
    resolveUrl: (url: string) => `https://x.ru${url}`,
    mentionHref: ({ objectId }: { readonly objectId: string | null }) => `/task/${objectId}`,
  }
  expect(toMarkdown(doc, options)).toBe(
    '[b](https://x.ru/a) [#Смета](https://x.ru/task/7) ![](https://x.ru/c.png)',
  )
})
