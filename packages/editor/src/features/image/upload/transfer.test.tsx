import { describe, expect, it } from 'vitest'
import { usualContext } from '../../../core/feature/host-context.ts'
import { pictureFile } from '../../../testing/uploads/given-uploads.ts'
import { unknownFailure } from './messages.ts'
import { transfer, type UploadSettings } from './transfer.ts'
import { UploadError } from './upload-status.ts'

/** What a host's own `upload` was given, unless it is given another one. */
async function bring(
  file: File,
  settings: Partial<UploadSettings> = {},
): Promise<{ sent: File[]; failure: UploadError | null }> {
  const sent: File[] = []
  const upload: UploadSettings['upload'] = async given => {
    sent.push(given)
    return { url: '/a.png' }
  }
  const run = { signal: new AbortController().signal, onProgress: () => undefined }
  try {
    await transfer({ file, isOriginal: false }, { ...usualContext, upload, ...settings }, run)
    return { sent, failure: null }
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    return { sent, failure: error }
  }
}

const fileOf = (name: string, content: string, bytes = content.length): File => {
  const all = new Uint8Array(bytes)
  all.set([...content].map(character => character.charCodeAt(0)))
  return new File([all], name, { type: 'image/png' })
}

const gif = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\0;'

describe('a server', () => {
  it.each([
    ['ru', {}],
    ['en', { locale: 'en' } as const],
    ['de', { messages: { language: 'de', texts: {} } }],
  ])('is asked in the language of the field: %s', async (language, words) => {
    const uploadUrl = '/answer-uploads?tells=accept-language'
    const { failure } = await bring(await pictureFile(), { upload: null, uploadUrl, ...words })
    expect(failure?.words.ru).toBe(language)
  })
})

describe('a file that cannot be uploaded', () => {
  it.each([
    ['is empty', fileOf('a.png', ''), 'Файл пустой'],
    [
      'is larger than 20 MB',
      fileOf('a.gif', gif, 20_100_000),
      'Файл слишком большой: 20,1 МБ, а можно 20 МБ',
    ],
    [
      'is SVG, whatever its name',
      fileOf('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Этот вид изображений не поддерживается. Подойдут PNG, JPEG, GIF, WebP, AVIF',
    ],
    [
      'is HEIC, which this browser does not open',
      fileOf('a.jpg', '\0\0\0\u0014ftypheix\0\0\0\0heix'),
      'Браузер не открывает HEIC. Сохраните снимок как JPEG',
    ],
    ['is no picture', fileOf('a.png', '%PDF-1.7'), /^Этот вид изображений не поддерживается/],
  ])('%s: it is said in words, and nothing is sent', async (_, file, words) => {
    const { sent, failure } = await bring(file)
    expect(failure?.words.ru).toMatch(words)
    expect(failure?.kind).toBe('final')
    expect(sent).toEqual([])
  })

  it('is larger than the host allows', async () => {
    const file = await pictureFile()
    const { failure } = await bring(file, { uploadLimits: { bytes: file.size - 1 } })
    expect(failure?.words.ru).toMatch(/^Файл слишком большой/)
    expect((await bring(file, { uploadLimits: { bytes: file.size } })).sent).toEqual([file])
  })
})

describe("a host's own upload", () => {
  const bringBy = async (upload: UploadSettings['upload']) => bring(await pictureFile(), { upload })
  const refuse = (error: unknown) =>
    bringBy(async () => {
      throw error
    })

  it('is said in its words where it throws or answers so, and in ours where it has none', async () => {
    expect((await refuse(new Error('Нет прав'))).failure).toMatchObject({
      kind: 'refused',
      words: { ru: 'Нет прав' },
    })
    expect((await bringBy(async () => ({ error: { message: 'Нет места' } }))).failure?.words.ru).toBe(
      'Нет места',
    )
    for (const error of [new Error(''), 'words that are no error', undefined]) {
      expect((await refuse(error)).failure?.words).toEqual(unknownFailure)
    }
  })

  it('waits for the network where `fetch` reaches nobody', async () => {
    expect((await refuse(new TypeError('Failed to fetch'))).failure?.kind).toBe('unreachable')
  })

  it('that gives up is no failure', async () => {
    await expect(refuse(new DOMException('', 'AbortError'))).rejects.toMatchObject({ name: 'AbortError' })
  })
})
