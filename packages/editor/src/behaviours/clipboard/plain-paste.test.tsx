import { everyPair, nearPlain } from '@taskfield/document/testing/arbitrary/near-plain.ts'
import { tagSoup } from '@taskfield/document/testing/arbitrary/tag-soup.ts'
import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import type { EditorView } from 'prosemirror-view'
import { expect, it } from 'vitest'
import { openField } from '../../testing/open-field.ts'
import { cleanPastedHtml, readPasted } from './pasted-html.ts'

/** What browsers put into what is copied goes before it is read, so that another HTML is read than was checked. */
const ofBrowsers = fc.constantFrom(
  '<p>а<span>&nbsp;</span>б</p>',
  '<p data-pm-slice="0 0 []">а</p>',
  '<b>а</b><br class="Apple-interchange-newline">',
)

/** A comment at the start is no part of a text, and nothing that is plain. */
const forParser = (html: string): string => `<!---->${html}`

function viewOf({ editor }: ReturnType<typeof openField>): EditorView {
  const found: EditorView[] = []
  editor.run((_state, _dispatch, view) => {
    if (view) found.push(view)
    return true
  })
  const [view] = found
  if (!view) throw new Error('The field has no view')
  return view
}

it('reads what is pasted as the browser parses it, whether or not it is so plain that no parser is needed', () => {
  const view = viewOf(openField(''))
  const parts = fc.array(fc.oneof(nearPlain, tagSoup, ofBrowsers), { maxLength: 3 })
  holdLaw(
    fc.property(parts, pasted => {
      const html = pasted.join('')
      expect(readPasted(view, html).toJSON()).toEqual(readPasted(view, forParser(html)).toJSON())
    }),
    500,
  )
})

it('reads every element in every other as the browser parses it', () => {
  const view = viewOf(openField(''))
  for (const html of everyPair) {
    const saved = (given: string) => readPasted(view, given).toJSON() as unknown
    expect({ html, read: saved(html) }).toEqual({ html, read: saved(forParser(html)) })
  }
})

it('reads plain HTML anew that was only checked before', () => {
  const view = viewOf(openField(''))
  cleanPastedHtml('<p>раз</p>', view)
  const other = '<!----><p>два</p>'
  expect(readPasted(view, other).toJSON()).toEqual(readPasted(view, '<p>два</p>').toJSON())
})
