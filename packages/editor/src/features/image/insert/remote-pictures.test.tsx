import { writeHtml } from '@taskfield/document'
import { expect, it, vi } from 'vitest'
import { paste } from '../../../testing/clipboard.ts'
import { givenUploads, pictureFile } from '../../../testing/given-uploads.ts'
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
