import { expect, it } from 'vitest'
import { containsChanges, mergeTexts } from './merge-texts.ts'

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

it.each([
  ['a text that has them', '<p>один, мой</p><p>два</p><p>три, их</p>', true],
  ['a text that is the same', '<p>один, мой</p><p>два</p><p>три</p>', true],
  ['a text without them', '<p>один</p><p>два</p><p>три, их</p>', false],
  ['a text that changed the same in another way', '<p>один, их</p><p>два</p><p>три</p>', false],
  ['a text in which more was typed after them', '<p>один, мой</p><p>два</p><p>три</p><p>ещё</p>', true],
  ['a text in which they were typed to their end', '<p>один, мойка</p><p>два</p><p>три</p>', true],
  ['a text that lacks their end', '<p>один, мо</p><p>два</p><p>три</p>', false],
  ['an older form of the same HTML', '<P>один, мой</P> <p>два</p><p>три</p>', true],
])('knows whether %s contains changes', (_, theirs, contains) => {
  expect(containsChanges({ base, mine: '<p>один, мой</p><p>два</p><p>три</p>', theirs })).toBe(contains)
})

it('takes a text without changes for contained', () => {
  expect(containsChanges({ base, mine: base, theirs: '<p>иной</p>' })).toBe(true)
})

it.each([
  ['deleted', '<p>один</p><p>два</p>'],
  ['replaced', '<p>один</p><p>два</p><p>шесть</p>'],
])('takes no text for contained where what was %s stands again', (_, mine) => {
  expect(containsChanges({ base, mine, theirs: `${base}<p>четыре</p>` })).toBe(false)
})
