import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './rich-text.tsx'

const mention = '<span class="mention" data-id="7" data-type="task">#7 Договор</span>'

async function linksOf(
  html: string,
  mentionHref?: (mention: { objectId: string | null }) => string | null,
): Promise<(string | null)[]> {
  const { container } = await render(<RichText html={html} {...(mentionHref && { mentionHref })} />)
  return Array.from(container.querySelectorAll('.mention'), each => each.getAttribute('href'))
}

it('a mention leads where the host says, and nowhere without it', async () => {
  const html = `<p>a <strong>${mention}</strong></p>`
  expect(await linksOf(html)).toEqual([null])
  expect(await linksOf(html, ({ objectId }) => `/task/${objectId}`)).toEqual(['/task/7'])
  expect(await linksOf(html, () => null)).toEqual([null])
  expect(await linksOf(html, () => 'javascript:alert(1)')).toEqual([null])
  expect(await linksOf(html, () => 'slack://x')).toEqual([null])
})

it('a mention in a link leads where the link does', async () => {
  expect(await linksOf(`<p><a href="/a">b ${mention}</a></p>`, () => '/task/7')).toEqual([null])
})

it('a mention follows what the host says next', async () => {
  const view = await render(<RichText html={`<p>${mention}</p>`} mentionHref={() => '/one'} />)
  const link = view.container.querySelector('a')
  await view.rerender(<RichText html={`<p>${mention}</p>`} mentionHref={() => 'https://two.example/'} />)
  expect(link?.getAttribute('href')).toBe('https://two.example/')
  expect(link?.rel).toBe('noopener noreferrer')
  await view.rerender(<RichText html={`<p>${mention}</p>`} />)
  expect(link?.hasAttribute('href')).toBe(false)
})
