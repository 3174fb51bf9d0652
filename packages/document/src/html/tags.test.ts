import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tagSoup } from '../testing/arbitrary/tag-soup.ts'
import { holdLaw } from '../testing/hold-law.ts'
import { nextTag, type Tag } from './tags.ts'

function tagsIn(html: string): Tag[] {
  const tags: Tag[] = []
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) tags.push(tag)
  return tags
}

const piece = fc.constantFrom(
  '<',
  '</',
  '>',
  '/>',
  ' ',
  '\n',
  '=',
  '"',
  "'",
  'a',
  'o:p',
  'b=c',
  ' d="e>"',
  " f='g<'",
  '<p',
  '<!--',
  '-->',
)

it('are the same however their first letter is written', () => {
  const soup = fc.oneof(
    tagSoup,
    fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join('')),
  )
  holdLaw(
    fc.property(soup, html => {
      // Tags in capitals are not found at one go.
      const capital = html.replace(
        /(<\/?)([a-z])/g,
        (_, start: string, letter: string) => start + letter.toUpperCase(),
      )
      expect(tagsIn(html)).toEqual(tagsIn(capital))
    }),
    1000,
  )
})
