import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import axe from 'axe-core'
import '../../styles/content.css'
import { figureHtml, imgHtml } from '../../testing/image-html.ts'
import { LightboxHost } from './lightbox-host.tsx'
import type { OpenedPicture } from './opened-pictures.ts'
import { RichText, type RichTextProps } from '../rich-text.tsx'

const text = [
  `<p>a ${imgHtml('alt="первая"')}</p>`,
  figureHtml({ inner: `<a href="/x">${imgHtml('alt="ссылка"')}</a>` }),
  figureHtml({ inner: `${imgHtml('alt="вторая"')}<figcaption>Подпись второй</figcaption>` }),
].join('')

const russian = { locale: 'ru', messages: null } as const

async function show(props: Partial<RichTextProps> = {}): Promise<HTMLElement> {
  const { container } = await render(<RichText html={text} {...props} />)
  return container
}

const picture: OpenedPicture = {
  src: /src="([^"]+)"/.exec(imgHtml())?.[1] ?? '',
  sources: [],
  ratio: 4 / 3,
  alt: 'план',
  words: '',
}

const opener = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (): Element | null => document.querySelector('[role=dialog]')
const shown = (): string | undefined =>
  dialog()?.querySelector<HTMLImageElement>('.yarl__slide_current img')?.alt

describe('an image that is only read', () => {
  it('opens over the page by a press; arrows lead to the others, Escape back to it', async () => {
    await show()
    const first = opener('первая. Открыть изображение на весь экран')
    await first.click()
    await expect.poll(shown).toBe('первая')
    expect(dialog()?.getAttribute('aria-label')).toBe('Просмотр изображений')
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    await expect.element(page.getByText('1 / 2')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shown).toBe('вторая')
    await expect.element(page.getByText('Подпись второй').last()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Следующее изображение' })).toBeDisabled()
    const found = await axe.run(dialog() ?? document.body, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
    await expect.poll(() => document.activeElement).toBe(first.element())
  })

  it('opens by keys, in English, and is zoomed by them', async () => {
    const view = await show({ locale: 'en' })
    view.querySelector<HTMLElement>('figure:last-child img')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toBe('вторая')
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
    const scale = (): string =>
      dialog()?.querySelector<HTMLElement>(
        '.yarl__slide_current .yarl__slide_wrapper_interactive, .yarl__slide_current [style*=scale]',
      )?.style.transform ?? ''
    await userEvent.keyboard('+')
    await expect.poll(scale).toContain('scale')
    await userEvent.keyboard('-')
    await expect.poll(scale).not.toMatch(/scale\((?!1\))/)
  })

  it('follows its link instead', async () => {
    const view = await show()
    const linked = view.querySelector('a img')
    expect(linked?.getAttribute('role')).toBeNull()
    view.addEventListener('click', event => event.preventDefault())
    await userEvent.click(linked ?? view)
    expect(dialog()).toBeNull()
  })

  it('says that it could not be opened, and opens by a second try', async () => {
    const opened = { pictures: [picture], index: 0, root: document.body }
    let tries = 0
    const load = () => (tries++ === 0 ? Promise.reject(new TypeError('offline')) : import('./lightbox.tsx'))
    let isClosed = false
    await render(<LightboxHost {...{ opened, load }} words={russian} onClose={() => (isClosed = true)} />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Изображение не открылось: нет связи')
    await page.getByRole('button', { name: 'Закрыть' }).click()
    expect(isClosed).toBe(true)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect.poll(shown).toBe('план')
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('says of a picture that did not load that it did not', async () => {
    const opened = { pictures: [{ ...picture, src: '/nowhere.png' }], index: 0, root: document.body }
    await render(<LightboxHost {...{ opened }} words={russian} onClose={() => undefined} />)
    await expect.element(page.getByText('Изображение не загрузилось')).toBeVisible()
  })

  it('is a picture and no more where the host wants no lightbox', async () => {
    const view = await show({ lightbox: false })
    await userEvent.click(view.querySelector('img') ?? view)
    expect(view.querySelector('[role=button], [tabindex]')).toBeNull()
    expect(dialog()).toBeNull()
  })

  it('loads when it is near, decodes beside the page, and says what it would have shown', async () => {
    const view = await show({ html: '<p><img src="/nowhere.png" alt="план" width="200" height="150"></p>' })
    const image = view.querySelector('img')
    expect([image?.loading, image?.decoding]).toEqual(['lazy', 'async'])
    await expect.poll(() => image?.className).toBe('tf-broken')
    expect(image?.getBoundingClientRect().height).toBeGreaterThan(60)
  })
})
