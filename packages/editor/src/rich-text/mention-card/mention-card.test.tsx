import { StrictMode, type ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/content.css'
import { RichText, type RichTextProps } from '../rich-text.tsx'

const mention = '<span class="mention" data-id="7" data-type="task">#7 Договор</span>'

const card = page.getByRole('dialog', { name: 'Сведения об упоминании' })

const button = (name: string): ReturnType<typeof page.getByRole> => page.getByRole('button', { name })

function showTask({
  objectId,
  objectType,
}: {
  objectId: string | null
  objectType: string | null
}): ReactNode {
  if (objectType !== 'task') return null
  return (
    <p>
      Задача {objectId}: в работе <button type="button">Подробнее</button>
    </p>
  )
}

async function show(props: Partial<RichTextProps> = {}): Promise<void> {
  await render(
    <StrictMode>
      <button type="button">Раньше</button>
      <RichText html={`<p>a ${mention} b</p>`} mentionCard={showTask} {...props} />
      <button type="button">Дальше</button>
    </StrictMode>,
  )
  await expect.element(page.getByText('#7 Договор')).toBeVisible()
  // Where no card comes to stand.
  await button('Раньше').hover()
}

describe('the card of a mention in the read-only view', () => {
  it('is shown while the pointer rests on the mention or in the card, and Escape closes it alone', async () => {
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key)
    document.addEventListener('keydown', hear)
    onTestFinished(() => document.removeEventListener('keydown', hear))
    await show({ mentionHref: () => '/task/7' })
    const link = page.getByRole('link', { name: '#7 Договор' })
    await link.hover()
    await expect.element(card).toHaveTextContent('Задача 7: в работе')
    expect(link.element().getAttribute('aria-describedby')).toBe(card.element().id)
    await card.hover()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    expect(heard).not.toContain('Escape')
    expect(link.element().hasAttribute('aria-describedby')).toBe(false)
  })

  it('is reached by Tab, which goes on behind the mention', async () => {
    await show({ mentionHref: () => '/task/7' })
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(button('Подробнее').element())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.textContent).toBe('#7 Договор')
    await userEvent.keyboard('{Tab}{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('#7 Договор')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    await expect.element(card).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(button('Дальше').element())
    await expect.element(card).not.toBeInTheDocument()
  })

  it('opens at a press where the mention leads nowhere, and closes at one elsewhere', async () => {
    await show()
    await button('#7 Договор').click()
    await expect.element(card).toBeVisible()
    await button('Раньше').click()
    await expect.element(card).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab} ')
    expect(card.query()).not.toBeNull()
    await button('Раньше').click()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('closes at a press on a mention that leads elsewhere, while the pointer still rests on it', async () => {
    await show({ mentionHref: () => '#7' })
    const link = page.getByRole('link', { name: '#7 Договор' })
    await link.hover()
    await expect.element(card).toBeVisible()
    link.element().addEventListener('click', event => event.preventDefault(), { once: true })
    await link.click()
    await expect.element(card).not.toBeInTheDocument()
  })

  it('is none where the host shows nothing, and the mention is no button then', async () => {
    const html = `<p>${mention.replace('task', 'file')} ${mention}</p>`
    const { container } = await render(<RichText html={html} mentionCard={showTask} />)
    await expect.element(button('#7 Договор')).toBeVisible()
    expect(container.querySelectorAll('[role=button]')).toHaveLength(1)
  })

  it('makes no button of a mention that has become a link', async () => {
    const html = `<p>${mention}</p>`
    const view = await render(<RichText html={html} mentionCard={showTask} />)
    await expect.element(button('#7 Договор')).toBeVisible()
    await view.rerender(<RichText html={html} mentionCard={showTask} mentionHref={() => '/task/7'} />)
    await expect.element(page.getByRole('link', { name: '#7 Договор' })).toBeVisible()
    expect(view.container.querySelectorAll('[role=button], [tabindex]')).toHaveLength(0)
  })

  it('goes with its text', async () => {
    const view = await render(<RichText html={`<p>${mention}</p>`} mentionCard={showTask} />)
    await button('#7 Договор').click()
    await expect.element(card).toBeVisible()
    await view.rerender(<RichText html="<p>b</p>" mentionCard={showTask} />)
    await expect.element(card).not.toBeInTheDocument()
  })
})
