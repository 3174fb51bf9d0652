import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pressPointer } from '../../../testing/drag.ts'
import { renderField } from '../../../testing/render-field.tsx'
import { tableHtml } from '../../../testing/table-html.ts'

beforeAll(() => page.viewport(1000, 800))

it('a finger selects cells by the corner of that of the caret, and by both corners of those that are selected', async () => {
  const { text, container } = await renderField({
    value: tableHtml([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ]),
  })
  const cells = [...text.querySelectorAll('td')]
  const cell = (content: string): Element => cells.find(one => one.textContent === content) ?? text
  const corner = (name: string): Element | null => container.querySelector(`[data-corner=${name}]`)
  const drag = (name: string, to: string): ReturnType<typeof pressPointer> => {
    const pressed = pressPointer(corner(name), 'touch')
    pressed.moveTo(cell(to))
    return pressed
  }
  const expectSelected = (expected: string): Promise<void> =>
    expect
      .poll(() => cells.filter(one => one.matches('.tf-selected-cell')).map(one => one.textContent))
      .toEqual(expected.split(''))

  await userEvent.click(cell('e'))
  await expect.poll(() => corner('last')).not.toBeNull()
  expect(corner('first')).toBeNull()
  drag('last', 'i').release()
  await expectSelected('efhi')
  await expect.poll(() => corner('first')).not.toBeNull()
  drag('first', 'a').release()
  await expectSelected('abcdefghi')
  drag('last', 'b').release()
  await expectSelected('ab')
  drag('last', 'a').release()
  await expectSelected('a')
  const pressed = drag('last', 'i')
  await expectSelected('abcdefghi')
  await userEvent.keyboard('{Escape}')
  pressed.release()
  await expectSelected('a')
})
