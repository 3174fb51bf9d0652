import { expect, it } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const base = '<p>один</p><p>два</p><p>три</p>'

it('makes one text of changes in different paragraphs', () => {
  const mine = '<p>один, мой</p><p>два</p><p>три</p>'
  const theirs = '<p>один</p><p>два</p><p>три, их</p><p>четыре</p>'
  expect(mergeTexts({ base, mine, theirs })).toBe('<p>один, мой</p><p>два</p><p>три, их</p><p>четыре</p>')
})

it('leaves changes of the same paragraph to a person', () => {
  const mine = '<p>один, мой</p><p>два</p><p>три</p>'
  const theirs = '<p>один, их</p><p>два</p><p>три</p>'
  expect(mergeTexts({ base, mine, theirs })).toBeNull()
})
