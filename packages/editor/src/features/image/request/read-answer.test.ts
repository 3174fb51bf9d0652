import { describe, expect, it } from 'vitest'
import { UploadError } from '../upload/upload-status.ts'
import { readAnswer, type UploadAnswer } from './read-answer.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const answer = (body: unknown, status = 200, retryAfter: string | null = null): UploadAnswer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  retryAfter,
})

function failureOf(given: UploadAnswer): UploadError {
  try {
    readAnswer(given, now)
  } catch (error) {
    if (error instanceof UploadError) return error
  }
  throw new Error('The answer was taken.')
}

describe('an answer with a picture', () => {
  it.each([
    [{ url: '/media/a.png' }, '/media/a.png', null],
    [{ url: 'https://cdn.example/a.png', other: 1 }, 'https://cdn.example/a.png', null],
    [{ urls: { default: '/a.png' } }, '/a.png', null],
    [
      { urls: { default: '/a.png', 800: '/a-800.webp', 400: '/a-400.webp' } },
      '/a.png',
      '/a-400.webp 400w, /a-800.webp 800w',
    ],
    [
      { urls: { 400: '/a-400.webp', 1200: '/a-1200.webp' } },
      '/a-1200.webp',
      '/a-400.webp 400w, /a-1200.webp 1200w',
    ],
    [{ url: '/a.png', urls: { default: '/b.png', 400: 'javascript:x' } }, '/a.png', null],
  ])('of %j has the address %j', (body, src, srcset) => {
    expect(readAnswer(answer(body), now)).toEqual({ src, srcset, width: null, height: null })
  })

  it('may tell the size of the picture', () => {
    expect(readAnswer(answer({ url: '/a.png', width: 640, height: 480 }, 201), now)).toMatchObject({
      width: 640,
      height: 480,
    })
  })
})

describe('an answer without one', () => {
  it.each([
    [answer({ error: { message: 'Нет места' } }), 'Нет места'],
    [answer({ error: { message: 'Нет места' }, url: '/a.png' }), 'Нет места'],
    [answer({ error: { message: 'Сессия кончилась' } }, 401), 'Сессия кончилась'],
    [
      answer({ detail: 'Учётные данные не были предоставлены.' }, 403),
      'Учётные данные не были предоставлены.',
    ],
    [answer('', 401), 'Вы вышли из системы. Войдите в другой вкладке и повторите'],
    [answer('<html>', 403), 'Нет прав загружать сюда изображения'],
    [answer('<html>nginx</html>', 413), 'Файл слишком большой для сервера'],
    [answer({}, 415), 'Сервер не принимает такие файлы'],
    [answer('x', 500), 'Ошибка на сервере (500). Повторите позже'],
    [answer('<html>', 502), 'Ошибка на сервере (502). Повторите позже'],
    [answer('{}', 404), 'Сервер не принял изображение (404)'],
    [
      answer('<!doctype html><title>Вход</title>'),
      'Сервер прислал неожиданный ответ. Возможно, нужно войти заново',
    ],
    [answer('{}'), 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново'],
    [answer('[]'), 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново'],
    [answer('null'), 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново'],
    [answer({ url: '' }), 'Сервер прислал неожиданный ответ. Возможно, нужно войти заново'],
    [answer({ url: 'javascript:alert(1)' }), 'Сервер дал адрес, который нельзя использовать'],
    [answer({ url: 'data:image/png;base64,AAAA' }), 'Сервер дал адрес, который нельзя использовать'],
    [answer({ url: 'blob:https://x/1' }), 'Сервер дал адрес, который нельзя использовать'],
  ])('%j is said in words: %s', (given, words) => {
    const { kind, words: said } = failureOf(given)
    expect([kind, said.ru]).toEqual(['refused', words])
  })

  it('is said in its first words where it goes on and on', () => {
    expect(failureOf(answer({ detail: 'о'.repeat(1000) }, 400)).words.ru).toBe('о'.repeat(300))
  })

  it.each([
    ['30', 30_000],
    ['Sun, 22 Nov 2026 10:02:00 GMT', 120_000],
    [null, 10_000],
    ['soon', 10_000],
    ['0', 1000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 1000],
  ])('asks to wait: Retry-After %j', (retryAfter, wait) => {
    expect(failureOf(answer({}, 429, retryAfter))).toMatchObject({ kind: 'later', wait })
  })
})
