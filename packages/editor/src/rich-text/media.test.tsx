import type { MediaProvider } from '@taskfield/document'
import { userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/content.css'
import { RichText, type RichTextProps } from './rich-text.tsx'

const media = (url: string): string => `<figure class="media"><oembed url="${url}"></oembed></figure>`

/** A provider whose player is a file of this page, so that nothing is asked of anybody. */
const ownPlayer: MediaProvider = {
  name: 'kino',
  label: { ru: 'Кино', en: 'Films' },
  patterns: [/^kino\.example\/(?<id>\d+)/],
  embedUrl: match => `${import.meta.url}?${match.groups?.['id'] ?? ''}`,
}
const own = media('https://kino.example/7')

async function show(props: RichTextProps) {
  const { container, rerender } = await render(<RichText {...props} />)
  const view = container.firstElementChild
  if (!(view instanceof HTMLElement)) throw new Error('Nothing was rendered.')
  const find = (selector: string): HTMLElement => {
    const found = view.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing in the view is ${selector}`)
    return found
  }
  return { view, find, show: (changed: RichTextProps) => rerender(<RichText {...changed} />) }
}

describe('media in the read-only view', () => {
  it.each([
    [
      'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
      'RUTUBE · Видео',
      'Воспроизвести: RUTUBE',
      16 / 9,
    ],
    ['https://www.youtube.com/shorts/abc', 'YouTube · Видео', 'Воспроизвести: YouTube', 9 / 16],
    ['https://music.yandex.ru/album/1', 'Яндекс Музыка · Аудио', 'Воспроизвести: Яндекс Музыка', null],
    ['https://yandex.ru/maps/-/CCUa1', 'Яндекс Карты · Карта', 'Показать: Яндекс Карты', 16 / 9],
    ['https://t.me/durov/43', 'Telegram · Публикация', 'Показать: Telegram', null],
    ['https://x.com/a/status/1', 'X (Twitter) · Публикация', null, null],
  ])('is a card with a link at %s, and asks nothing of anybody', async (url, title, label, ratio) => {
    const { view, find } = await show({ html: media(url) })
    expect(find('.media-card-site').textContent).toBe(title)
    expect(find('a').getAttribute('href')).toBe(url)
    expect(view.querySelector('.media-play')?.ariaLabel ?? null).toBe(label)
    expect(view.querySelectorAll('iframe, img, script, link, video, audio')).toHaveLength(0)
    if (ratio === null) return
    const { width, height } = find('.media-stage').getBoundingClientRect()
    expect(width / height).toBeCloseTo(ratio, 1)
  })

  it('loads its player by keys, in its place, with nothing that it does not need, and closes it', async () => {
    const { view, find } = await show({ html: `${own}<p>после</p>`, mediaProviders: [ownPlayer] })
    const place = (): number => find('p').getBoundingClientRect().top - view.getBoundingClientRect().top
    const before = place()
    find('.media-play').focus()
    await userEvent.keyboard('{Enter}')
    const frame = find('iframe')
    expect(document.activeElement).toBe(frame)
    expect(place()).toBe(before)
    const names = ['src', 'title', 'sandbox', 'referrerpolicy', 'loading', 'allow']
    expect(names.map(name => frame.getAttribute(name))).toEqual([
      `${import.meta.url}?7`,
      'Видео: Кино',
      // It is of the page's own origin, which it must not have.
      'allow-scripts',
      'strict-origin-when-cross-origin',
      'lazy',
      'autoplay; encrypted-media; fullscreen; picture-in-picture',
    ])
    const close = find('[aria-label="Закрыть: Кино"]')
    expect(close.matches('button:not([tabindex])')).toBe(true)
    // Not by a key: the player is in a process of its own, to which the browser may give a focus that it has just lost.
    close.click()
    expect(view.querySelector('iframe')).toBeNull()
    expect(document.activeElement).toBe(find('.media-play'))
    expect(place()).toBe(before)
  })

  it('plays on while the host renders, with lists and functions that it writes anew', async () => {
    const { find, show: showAgain } = await show({ html: own, mediaProviders: [ownPlayer] })
    find('.media-play').click()
    const frame = find('iframe')
    await showAgain({
      html: own,
      mediaProviders: [{ ...ownPlayer, patterns: [/^kino\.example\/(?<id>\d+)/] }],
    })
    expect(find('iframe')).toBe(frame)
  })

  it('is called in the language of the view', async () => {
    const { find } = await show({ html: own, mediaProviders: [ownPlayer], locale: 'en' })
    expect(find('.media-card-site').textContent).toBe('Films · Video')
    expect(find('.media-play').ariaLabel).toBe('Play: Films')
  })

  it('keeps what a text says for a card as a text', async () => {
    const { view } = await show({
      html: '<div class="media-card" data-url="https://youtu.be/abc"><div class="media-stage"><button class="media-play">x</button></div></div>',
    })
    expect(view.innerHTML).toBe('<p>x</p>')
  })
})
