import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/content.css'
import { RichText } from './rich-text.tsx'

const contents =
  '<p><a href="#план-работ">План</a> <a href="#_Toc9">Итог</a> <a href="#чужое">Чужое</a></p>' +
  `<div>${'<p>текст</p>'.repeat(60)}</div><h2>План работ</h2><p>a</p><h3>Итог</h3>`

const isInSight = (element: Element | null): boolean => {
  const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= innerHeight
}

describe('links to headings of the same text', () => {
  it('lead there by pointer and keys, take the focus along and leave the address of the page', async () => {
    const followed: string[] = []
    const address = location.href
    const { container } = await render(
      <RichText html={contents} onFollowAnchor={anchor => followed.push(anchor)} />,
    )
    const plan = container.querySelector('h2')
    expect(isInSight(plan)).toBe(false)
    await userEvent.click(page.getByRole('link', { name: 'План' }))
    expect(document.activeElement).toBe(plan)
    await expect.poll(() => isInSight(plan)).toBe(true)
    container.querySelectorAll('a')[1]?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(container.querySelector('h3'))
    expect(followed).toEqual(['план-работ', 'итог'])
    expect(location.href).toBe(address)
    scrollTo(0, 0)
  })

  it('lead to the end of a long text as soon as it is shown', async () => {
    const html = `<p><a href="#итог">Итог</a></p>${'<p>текст</p>'.repeat(1500)}<h2>Итог</h2><p>текст</p>`
    const { container } = await render(<RichText html={html} />)
    container.querySelector('a')?.click()
    expect(document.activeElement).toBe(container.querySelector('h2'))
    await expect.poll(() => isInSight(container.querySelector('h2'))).toBe(true)
    scrollTo(0, 0)
  })

  it.each<[string, number, MouseEventInit]>([
    ['are none', 2, {}],
    ['are for another tab', 0, { ctrlKey: true }],
    ['are for another window', 0, { shiftKey: true }],
  ])('that %s are left to the page', async (_, index, keys) => {
    const { container } = await render(<RichText html={contents} />)
    let isLeft = false
    const listen = (event: Event): void => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', listen, { once: true })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    container.querySelectorAll('a')[index]?.dispatchEvent(press)
    expect(isLeft).toBe(true)
  })

  it('that the host has followed itself lead nowhere else', async () => {
    const { container } = await render(
      <div onClickCapture={event => event.preventDefault()}>
        <RichText html={contents} />
      </div>,
    )
    container.querySelector('a')?.click()
    expect(document.activeElement).not.toBe(container.querySelector('h2'))
  })

  it('go to the headings of their own view, whose ids are those of no other', async () => {
    const { container } = await render(
      <>
        <RichText html={contents} />
        <RichText html={contents} />
      </>,
    )
    const ids = [...container.querySelectorAll('h2, h3')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids[0]).toMatch(/^tf.+-план-работ$/)
    const [, second] = container.querySelectorAll('.taskfield-content')
    second?.querySelector('a')?.click()
    expect(document.activeElement).toBe(second?.querySelector('h2'))
    scrollTo(0, 0)
  })
})
