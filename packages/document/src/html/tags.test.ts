import * as fc from 'fast-check'
import { Tokenizer, type Token } from 'parse5'
import { describe, expect, it } from 'vitest'
import { holdLaw } from '../testing/hold-law.ts'
import { nextTag, type Tag } from './tags.ts'

/** The tags of a text as a parser that follows the standard finds them. */
function tagsOfParse5(html: string): readonly Tag[] {
  const found: Tag[] = []
  const add =
    (closing: boolean) =>
    ({ tagName, selfClosing, location }: Token.TagToken): void => {
      if (!location) throw new Error('The parser tells no places.')
      found.push({
        name: tagName,
        closing,
        selfClosing,
        start: location.startOffset,
        end: location.endOffset,
      })
    }
  const ignore = (): void => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: add(false),
      onEndTag: add(true),
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  )
  tokenizer.write(html, true)
  return found
}

function tagsOf(html: string): readonly Tag[] {
  const found: Tag[] = []
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) found.push(tag)
  return found
}

/** Texts of the parts that tags have, in any order. */
const tagParts =
  `<|>|</|/>|/|=|"|'| |\n|\t|a|p|B|x="y"|x='y'|x=y|=x|<a|<p |</p| href|="|='|!|<!--|-->|&|ы|\u212a`.split('|')
const parts = fc.array(fc.constantFrom(...tagParts), { maxLength: 24 }).map(all => all.join(''))

describe('the next tag', () => {
  it('is where a parser finds it, whatever the text is', () => {
    holdLaw(
      fc.property(parts, html => {
        expect(tagsOf(html)).toEqual(tagsOfParse5(html))
      }),
      4000,
    )
  })
})
