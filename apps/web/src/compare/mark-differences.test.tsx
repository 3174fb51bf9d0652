import { expect, it } from 'vitest'
import { markDifferences } from './mark-differences.ts'

function text(...blocks: string[]): HTMLElement {
  const section = document.createElement('section')
  section.style.cssText = 'height: 100px; overflow: auto'
  section.innerHTML = `<div class="taskfield-content">${blocks.join('')}</div>`
  document.body.append(section)
  return section
}

const marked = (section: HTMLElement): string[] =>
  Array.from(section.querySelectorAll('.differs'), block => block.textContent)

it('marks the blocks that the other version has not, each as often as it stands there', () => {
  const mine = text('<p>один</p>', '<p>мой</p>', '<p>три</p>', '<p>три</p>')
  const theirs = text('<p>три</p>', '<p>один</p>', '<p class="a">их</p>')
  markDifferences(mine, theirs)
  expect(marked(mine)).toEqual(['мой', 'три'])
  expect(marked(theirs)).toEqual(['их'])
})

it('marks the same when it looks again', () => {
  const mine = text('<p>один</p>', '<p>мой</p>')
  const theirs = text('<p>один</p>')
  markDifferences(mine, theirs)
  markDifferences(mine, theirs)
  expect(marked(mine)).toEqual(['мой'])
})

it('brings the first difference into sight', () => {
  const same = Array.from({ length: 50 }, (_, index) => `<p>${index}</p>`)
  const mine = text(...same, '<p>мой</p>')
  markDifferences(mine, text(...same))
  const difference = mine.querySelector('.differs')?.getBoundingClientRect()
  expect(difference?.top).toBeLessThan(mine.getBoundingClientRect().bottom)
})
