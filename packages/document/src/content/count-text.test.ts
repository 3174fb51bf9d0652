import { describe, expect, it } from 'vitest'
import { readHtml } from '../read/read-html.ts'
import { countText, wordCount } from './count-text.ts'

describe('counting', () => {
  it.each([
    ['', 0, 0],
    ['<p>Привет, мир</p>', 2, 11],
    ['<p>Привет,</p><p>мир</p>', 2, 10],
    ['<p>раз<br>два</p>', 2, 6],
    ['<p>кто-то взял 3,5 кг</p>', 4, 18],
    ['<p>«ёлка» — don’t №5</p>', 3, 17],
    ['<p>п<strong>ри</strong>вет</p>', 1, 6],
    ['<p>👍 да</p>', 1, 4],
    ['<p>до<img src="/a.png">после</p>', 2, 7],
    ['<ul><li>раз</li><li>два<ul><li>три</li></ul></li></ul>', 3, 9],
    ['<figure class="table"><table><tbody><tr><td>а</td><td>б</td></tr></tbody></table></figure>', 2, 2],
    ['<p><span class="mention" data-id="1" data-type="task">#1 Кран</span></p>', 2, 7],
  ])('finds in %s %i words and %i characters', (html, words, characters) => {
    expect(countText(readHtml(html))).toEqual({ words, characters })
    expect(wordCount(html)).toBe(words)
  })

  it('takes a part of a document that was cut out of it', () => {
    const doc = readHtml('<p>один два</p><p>три</p>')
    expect(countText(doc.cut(6, 12))).toEqual({ words: 2, characters: 4 })
  })
})
