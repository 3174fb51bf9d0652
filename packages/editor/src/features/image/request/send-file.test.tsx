import { describe, expect, it, onTestFinished } from 'vitest'
import type { UploadRequest } from '../../../core/feature/upload-settings.ts'
import { UploadError, type UploadedImage } from '../upload/upload-status.ts'
import { sendFile } from './send-file.ts'

const file = new File(['abc'], 'отчёт.png'.normalize('NFD'), { type: 'image/png' })

function send(
  query: Readonly<Record<string, string>>,
  request: UploadRequest = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<UploadedImage> {
  const url = `/answer-uploads?${String(new URLSearchParams(query))}`
  return sendFile(file, { url, language: 'ru', request }, { signal, onProgress: () => undefined })
}

async function failureOf(sent: Promise<UploadedImage>): Promise<UploadError> {
  const error: unknown = await sent.catch((failure: unknown) => failure)
  if (error instanceof UploadError) return error
  throw new Error('The upload did not fail as uploads do.')
}

/** What the server has received. */
async function toldOf(request: UploadRequest): Promise<string> {
  return (await failureOf(send({ tells: '' }, request))).words.ru
}

/** The server of the tests under another name: that of the address, of the two of a machine, which it listens at. */
async function otherOrigin(): Promise<string> {
  const origins = ['127.0.0.1', '[::1]'].map(name => `//${name}:${location.port}`)
  return Promise.any(origins.map(async origin => fetch(origin, { mode: 'no-cors' }).then(() => origin)))
}

function setCookie(cookie: string): void {
  document.cookie = `${cookie}; path=/`
  onTestFinished(() => {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  })
}

describe('the request of an upload', () => {
  it('posts one field with the file, with cookies and the token of one of them', async () => {
    setCookie('csrftoken=abc')
    expect(await toldOf({})).toMatch(/^POST upload отчёт\.png abc .*csrftoken=abc/)
  })

  it('has the names and headers that the host gives', async () => {
    setCookie('own=1')
    const request = { fieldName: 'image', csrfCookie: 'own', headers: { 'X-Own': 'two' } }
    expect(await toldOf(request)).toMatch(/^POST image отчёт\.png 1 two .*own=1/)
  })

  // The server allows other origins, but no cookies of theirs: a browser gives no answer to a request that had them.
  it('takes cookies to other origins, too, unless the host says that it does not', async () => {
    const url = `${await otherOrigin()}/answer-uploads?text=${encodeURIComponent('{"url":"/a.png"}')}`
    const target = { url, language: 'ru' }
    const run = { signal: new AbortController().signal, onProgress: () => undefined }
    expect((await failureOf(sendFile(file, { ...target, request: {} }, run))).kind).toBe('unreachable')
    expect(await sendFile(file, { ...target, request: { withCredentials: false } }, run)).toMatchObject({
      src: '/a.png',
    })
  })
})

describe('the language of an upload', () => {
  it.each([
    ['ru', {}],
    ['de', { 'accept-language': 'de' }],
  ])('is %s where the headers of the host are %j', async (language, headers) => {
    const failure = await failureOf(send({ tells: 'accept-language' }, { headers }))
    expect(failure.words.ru).toBe(language)
  })
})

describe('the answer to an upload', () => {
  it('holds the picture and its narrower copies', async () => {
    const text = JSON.stringify({ url: '/a.png', urls: { default: '/a.png', 400: '/a-400.webp' } })
    expect(await send({ text })).toMatchObject({ src: '/a.png', srcset: '/a-400.webp 400w' })
  })

  it.each([
    [{ status: '413', text: '<html>413</html>' }, 'refused', 'Файл слишком большой для сервера'],
    [{ text: '<html>Вход</html>' }, 'refused', /^Сервер прислал неожиданный ответ/],
    [{ breaks: '' }, 'unreachable', 'Сервер не отвечает'],
    [{ silent: '' }, 'refused', 'Сервер не ответил вовремя'],
  ])('%j is said in words', async (query, kind, words) => {
    const failure = await failureOf(send(query, { timeout: 'silent' in query ? 50 : 60_000 }))
    expect(failure.kind).toBe(kind)
    expect(failure.words.ru).toMatch(words)
  })

  it('is waited for no more once nobody wants it', async () => {
    const abort = new AbortController()
    const sent = send({ silent: '' }, {}, abort.signal)
    abort.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  })
})
