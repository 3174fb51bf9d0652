import { expect, it } from 'vitest'
import { everyKind } from '../../testing/every-kind.ts'
import { startFirst } from '../../testing/start-first.ts'

/** Where the blocks of a text stand, and which each is. */
function places(text: HTMLElement): string[] {
  const elements = text.querySelectorAll(
    'p, h2, h3, h4, li, input, pre, blockquote, table, td, th, figure, figcaption',
  )
  return [...elements].map(element => {
    const { top, left, width, height } = element.getBoundingClientRect()
    return `${element.localName} ${[top, left, width, height].map(Math.round).join(' ')}`
  })
}

it.each(everyKind)('nothing moves when the features come: %s', html => {
  const field = startFirst(html)
  const before = places(field.text)
  field.come()
  expect(places(field.text)).toEqual(before)
  field.leave()
})
