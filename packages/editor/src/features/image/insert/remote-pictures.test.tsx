import { writeHtml } from '@taskfield/document'
import { expect, it, vi } from 'vitest'
import { paste } from '../../../testing/clipboard.ts'
import { givenUploads, pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { renderField } from '../../../testing/render-field.tsx'

const html =
  '<p>a<img src="https://pictures.example/a.png">b<img src="//other.example/b.png">c<img src="/own.png"></p>'

const takeButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Загрузить к себе')

it('names the sites on which pasted pictures stay, and uploads those that the sites give', async () => {
  const { upload, uploads } = givenUploads()
  const picture = await pictureFile()
  const { handle, text } = await renderField({ value: '', upload })
  handle.focus()
  paste(text, { html })
  await expect
    .poll(() => document.querySelector('.tf-toast-text')?.textContent)
    .toContain('сайтах: pictures.example, other.example.')
  expect(uploads).toHaveLength(0)
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(address =>
      address === 'https://pictures.example/a.png'
        ? Promise.resolve(new Response(picture, { headers: { 'Content-Type': 'image/png' } }))
        : Promise.reject(new TypeError('refused')),
    )
  takeButton()?.click()
  await expect.poll(() => uploads).toHaveLength(1)
  expect(fetched).toHaveBeenCalledWith('https://pictures.example/a.png', {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  await expect.poll(() => document.body.textContent).toContain('Не удалось загрузить картинки: 1.')
  expect(writeHtml(handle.getState().doc)).toContain('https://pictures.example/a.png')
  uploads[0]?.finish()
  await expect.poll(() => handle.getHtml()).toContain('src="/uploaded/image.png"')
  expect(handle.getHtml()).not.toContain('pictures.example')
  expect(handle.getHtml()).toContain('other.example/b.png')
  fetched.mockRestore()
})

it('says nothing of sites that the text has pictures of', async () => {
  const { handle, text } = await renderField({ value: '<p><img src="https://pictures.example/z.png"></p>' })
  handle.focus()
  paste(text, { html: '<p>a<img src="https://pictures.example/a.png"></p>' })
  paste(text, { html: '<p>a<img src="https://else.example/a.png"></p>' })
  await expect.poll(() => document.body.textContent).toContain('сайтах: else.example.')
  expect(document.body.textContent).not.toContain('сайтах: pictures.example')
})

const shownText = (): string => document.body.textContent

it('names each site once, three of them at most, whatever kind of picture is of it', async () => {
  const { handle, text } = await renderField({ value: '' })
  handle.focus()
  const picture = (host: string): string => `<img src="https://${host}.example/a.png">`
  const figure = `<figure class="image">${picture('b')}<figcaption>Рис.</figcaption></figure>`
  paste(text, { html: `<p>${picture('a')}${picture('a')}</p>${figure}<p>${picture('c')}</p>` })
  await expect.poll(shownText).toContain('сайтах: a.example, b.example, c.example.')
  paste(text, { html: `<p>${['d', 'e', 'f', 'g', 'h'].map(picture).join('')}</p>` })
  await expect.poll(shownText).toContain('сайтах: d.example, e.example, f.example и ещё 2.')
})

it('says nothing of pictures of the page itself, of the server of uploads, and of those that come with the text', async () => {
  const { handle, text } = await renderField({ value: '', uploadUrl: 'https://files.example/upload' })
  handle.focus()
  paste(text, {
    html: `<p>а<img src="${location.origin}/a.png"><img src="https://files.example/a.png"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></p>`,
  })
  paste(text, { html: '<p>б<img src="https://else.example/a.png"></p>' })
  await expect.poll(shownText).toContain('сайтах: else.example.')
  expect(document.querySelectorAll('.tf-toast-text')).toHaveLength(1)
})

it('uploads a picture with all that is said of it, and counts what is none', async () => {
  const { upload, uploads } = givenUploads()
  const picture = await pictureFile()
  const { handle, text } = await renderField({ value: '', upload })
  handle.focus()
  const image = (name: string): string => `<img src="https://pictures.example/${name}" alt="${name}">`
  paste(text, {
    html: `<p>а<a href="https://example.org/">${image('a.png')}</a></p><figure class="image">${image('b.png')}<figcaption>Рис.</figcaption></figure><p>${image('c.png')}${image('d.png')}</p>`,
  })
  const answers: Readonly<Record<string, [body: Blob | string, status: number, type: string]>> = {
    'a.png': [picture, 200, 'image/png'],
    'b.png': [picture, 200, 'image/png'],
    'c.png': [picture, 404, 'image/png'],
    'd.png': ['<p>нет</p>', 200, 'text/html'],
  }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(address => {
    const [body = '', status = 500, type = ''] =
      answers[typeof address === 'string' ? address.slice(-5) : ''] ?? []
    return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }))
  })
  await expect.poll(takeButton).toBeDefined()
  takeButton()?.click()
  await expect.poll(shownText).toContain('Не удалось загрузить картинки: 2.')
  await expect.poll(() => uploads).toHaveLength(2)
  for (const { finish } of uploads) finish()
  await expect.poll(() => handle.getHtml().match(/\/uploaded\/image\.png/g)).toHaveLength(2)
  expect(handle.getHtml()).toMatch(
    /<a [^>]*href="https:\/\/example\.org\/"><img [^>]*alt="a\.png"[^>]*><\/a>.*<figcaption>Рис\.<\/figcaption>.*pictures\.example\/c\.png.*pictures\.example\/d\.png/,
  )
  fetched.mockRestore()
})
