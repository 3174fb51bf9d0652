import { holdLaw } from '@taskfield/document/testing/hold-law.ts'
import * as fc from 'fast-check'
import { TextSelection } from 'prosemirror-state'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { flatLimits, openLike, usualLimits } from '../../testing/grouped-text.ts'
import { nextFrame } from '../../ui/lazy/next-frame.ts'
import { groupLimits } from './block-groups.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => void Object.assign(groupLimits, usualLimits))

const count = 255
const many = (write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join('')
const items = many(at => `<li>пункт ${at}${at % 9 === 4 ? '<ol><li>в нём</li></ol>' : ''}</li>`)
const texts = {
  'many paragraphs': many(at => `<p>абзац ${at}</p>`),
  'a long list': `<ol start="5">${items}</ol>`,
  'a long list in an item': `<ul><li>a<ul>${items}</ul></li><li>b</li></ul>`,
  'a long list in a quote': `<blockquote><p>a</p><ul>${items}</ul></blockquote>`,
  'a long quote': `<p>a</p><blockquote>${many(at => `<p>абзац ${at}</p>`)}</blockquote><p>z</p>`,
}

const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map(key => `{${key}}`)
const keys = [
  ...moves,
  ...moves.map(key => `{Shift>}${key}{/Shift}`),
  ...['{Home}', '{End}'].flatMap(key => [
    `{Control>}${key}{/Control}`,
    `{Control>}{Shift>}${key}{/Shift}{/Control}`,
  ]),
  '{Control>}a{/Control}',
]

/** Where each of the keys leads, pressed one after another from a place in a text, as its share of the text. */
async function walk(
  limits: typeof groupLimits,
  html: string,
  place: number,
  pressed: readonly string[],
): Promise<unknown[]> {
  const { editor, press, unmount } = openLike(limits, html)
  editor.run((state, dispatch) => {
    const $place = state.doc.resolve(Math.round(place * state.doc.content.size))
    dispatch?.(state.tr.setSelection(TextSelection.near($place)).scrollIntoView())
    return true
  })
  editor.focus()
  const steps: unknown[] = []
  for (const key of pressed) {
    await press(key)
    await nextFrame()
    steps.push([key, editor.state.selection.toJSON()])
  }
  unmount()
  return steps
}

describe('keys in a text in groups', () => {
  const places = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
  const walks = fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 6 })

  it('lead where they do without groups', async () => {
    await holdLaw(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(texts)),
        places,
        walks,
        async (html, place, pressed) => {
          expect(await walk({ ...usualLimits }, html, place, pressed)).toEqual(
            await walk(flatLimits, html, place, pressed),
          )
        },
      ),
      40,
    )
  }, 300_000)

  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'lead from what is selected of %s to its ends',
    async name => {
      for (const pressed of [
        ['{Control>}a{/Control}', '{End}'],
        ['{Control>}a{/Control}', '{Shift>}{ArrowUp}{/Shift}'],
        ['{Control>}{Shift>}{End}{/Shift}{/Control}', '{ArrowLeft}'],
        ['{Control>}{End}{/Control}', '{Control>}{Shift>}{Home}{/Shift}{/Control}', '{ArrowRight}'],
      ])
        expect(await walk({ ...usualLimits }, texts[name], 0, pressed)).toEqual(
          await walk(flatLimits, texts[name], 0, pressed),
        )
    },
  )
})
