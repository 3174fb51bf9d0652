import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowButton, ToolRow } from './tool-row.tsx'

function Row({ names }: { names: readonly string[] }): ReactElement {
  return (
    <ToolRow label="Tools" className="">
      {names.map(name => (
        <RowButton key={name}>{name}</RowButton>
      ))}
    </ToolRow>
  )
}

const button = (name: string) => page.getByRole('button', { name })
const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role=toolbar] button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)

it('is walked by arrows in a circle, and by Home and End', async () => {
  await render(<Row names={['One', 'Two', 'Three']} />)
  await userEvent.tab()
  await expect.element(button('One')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(button('Three')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(button('Two')).toHaveFocus()
  expect(stops()).toEqual(['Two'])
  await userEvent.keyboard('{End}')
  await expect.element(button('Three')).toHaveFocus()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(button('Three')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(button('One')).toHaveFocus()
})

it('has one stop of the Tab key whatever comes and goes', async () => {
  const { rerender } = await render(<Row names={['One', 'Two', 'Three']} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(stops()).toEqual(['Three'])
  await rerender(<Row names={['One', 'Two']} />)
  await expect.poll(stops).toEqual(['One'])
  await rerender(<Row names={['Zero', 'One', 'Two']} />)
  await expect.poll(() => page.getByRole('button').elements().length).toBe(3)
  expect(stops()).toEqual(['One'])
})

it('reaches a disabled button, which does nothing', async () => {
  const press = vi.fn<() => void>()
  await render(
    <ToolRow label="Tools" className="">
      <RowButton disabled onClick={press}>
        One
      </RowButton>
    </ToolRow>,
  )
  await userEvent.tab()
  await expect.element(button('One')).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(press).not.toHaveBeenCalled()
})
