import { readHtml } from '@taskfield/document'
import { EditorState } from 'prosemirror-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastList, type ShownToast } from '../../core/feature/toast-list.ts'
import { toastOf } from '../toasts/host-toast.ts'
import { documentGeneration, type DocumentGenerationOptions } from './document-generation.ts'
import type { GeneratedField } from './generation.ts'

interface Opened {
  readonly press: () => void
  readonly list: ToastList
  /** What the messages say now. */
  readonly shown: () => readonly string[]
  readonly only: () => ShownToast
  readonly flush: () => void
  readonly leave: () => void
}

/** A field as far as generation needs one, and the button of its toolbar. */
const throwIt = (error: unknown): never => {
  throw error
}

function openField(
  html: string,
  options?: DocumentGenerationOptions,
  item = documentGeneration(options),
): Opened {
  const list = new ToastList(() => {})
  const life = new AbortController()
  const flush = vi.fn<() => void>()
  const state = EditorState.create({ doc: readHtml(html) })
  const field: GeneratedField = {
    flush,
    getState: () => state,
    signal: life.signal,
    notify: toast => {
      const { update, close } = list.show(toastOf(toast, throwIt))
      return { update: changed => update(toastOf(changed, throwIt)), close }
    },
  }
  return {
    press: () => item.run(field as Parameters<typeof item.run>[0]),
    list,
    shown: () => list.shown.map(({ text }) => text.ru),
    only: () => {
      const [toast, ...others] = list.shown
      if (!toast || others.length > 0) throw new Error(`${list.shown.length} messages are shown.`)
      return toast
    },
    flush,
    leave: () => {
      life.abort()
      list.clear()
    },
  }
}

const text = '<p>План работ</p>'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the generation of a document', () => {
  it('without a generator takes 5 s, logs the content and asks no server', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const request = vi.spyOn(globalThis, 'fetch')
    const { press, only, flush } = openField(text)
    press()
    expect(flush).toHaveBeenCalledOnce()
    expect(only()).toMatchObject({ kind: 'loading', text: { ru: 'Генерация файла' } })
    expect(only().duration).toBe(undefined)
    await vi.advanceTimersByTimeAsync(4999)
    expect(only().kind).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(only()).toMatchObject({ kind: 'success', text: { ru: 'Файл сгенерирован' }, duration: 5000 })
    expect(log).toHaveBeenCalledExactlyOnceWith(text)
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing', ''],
    ['an empty paragraph', '<p></p>'],
    ['an empty list', '<ul><li></li></ul>'],
  ])('warns for 3 s about %s', (_, html) => {
    const onGenerate = vi.fn<() => Promise<void>>()
    const { press, only } = openField(html, { onGenerate })
    press()
    press()
    expect(only()).toMatchObject({ kind: 'warning', text: { ru: 'Поле ввода не заполнено' }, duration: 3000 })
    expect(onGenerate).not.toHaveBeenCalled()
  })

  it.each([
    ['an image', '<img src="/a.png">'],
    ['a mention', '<p><span class="mention" data-id="7" data-type="task">#7</span></p>'],
    ['a page break', '<div class="page-break" style="page-break-after:always;"></div>'],
  ])('takes %s alone for content', (_, html) => {
    const { press, only } = openField(html)
    press()
    expect(only().kind).toBe('loading')
  })

  it('offers the file of the host under a name made of the text', async () => {
    const onGenerate = vi
      .fn<(html: string) => Promise<Blob>>()
      .mockResolvedValue(new Blob(['%PDF'], { type: 'application/pdf' }))
    const { press, only, list } = openField('<p></p><h2>План: работ/2026</h2><p>Далее</p>', { onGenerate })
    press()
    await vi.advanceTimersByTimeAsync(0)
    expect(onGenerate.mock.calls[0]?.[0]).toContain('<h2>План: работ/2026</h2>')
    expect(only()).toMatchObject({
      kind: 'success',
      duration: null,
      action: { label: { ru: 'Скачать' }, download: 'План работ 2026.pdf' },
    })
    const { action } = only()
    const href = action && 'href' in action ? action.href : ''
    expect(await (await fetch(href)).text()).toBe('%PDF')
    list.dismiss(only().id)
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(fetch(href)).rejects.toThrow('fetch failed')
  })

  it('gives the memory of a file back when the next one is made', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { press } = openField(text, { onGenerate: async () => new Blob(['x']) })
    press()
    await vi.advanceTimersByTimeAsync(0)
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(revoke).toHaveBeenCalledOnce()
  })

  it('only opens an address of another site, which a browser would not save', async () => {
    const { press, only } = openField(text, { onGenerate: async () => new URL('https://files.example/7') })
    press()
    await vi.advanceTimersByTimeAsync(0)
    expect(only().action).toEqual({ label: { ru: 'Открыть', en: 'Open' }, href: 'https://files.example/7' })
  })

  it.each<[unknown, string]>([
    [new Error('шаблон не найден.'), 'Не удалось сформировать файл: шаблон не найден'],
    ['нет прав', 'Не удалось сформировать файл: нет прав'],
    [new TypeError('Failed to fetch'), 'Не удалось сформировать файл: нет связи с сервером'],
    [undefined, 'Не удалось сформировать файл'],
  ])('says why it failed and tries again: %s', async (reason, message) => {
    const onGenerate = vi.fn<() => Promise<void>>().mockRejectedValueOnce(reason).mockResolvedValueOnce()
    const { press, only, list, flush } = openField(text, { onGenerate })
    press()
    await vi.advanceTimersByTimeAsync(0)
    expect(only()).toMatchObject({
      kind: 'error',
      text: { ru: message },
      action: { label: { ru: 'Повторить' } },
    })
    list.act(only().id)
    expect(only().kind).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(only().text.ru).toBe('Файл сгенерирован')
    expect(flush).toHaveBeenCalledTimes(2)
  })

  it('is cancelled by its message, also where the host does not listen, and can begin anew', async () => {
    const signals: AbortSignal[] = []
    const onGenerate: DocumentGenerationOptions['onGenerate'] = (_html, { signal }) => {
      signals.push(signal)
      return new Promise(resolve => setTimeout(resolve, 1000 * signals.length))
    }
    const { press, only, list, shown } = openField(text, { onGenerate })
    press()
    expect(only().action?.label.ru).toBe('Отменить')
    list.act(only().id)
    expect(signals[0]?.aborted).toBe(true)
    expect(shown()).toEqual([])
    press()
    await vi.advanceTimersByTimeAsync(1500)
    // The first has ended meanwhile.
    expect(shown()).toEqual(['Генерация файла'])
    await vi.advanceTimersByTimeAsync(500)
    expect(shown()).toEqual(['Файл сгенерирован'])
    expect(signals[1]?.aborted).toBe(false)
  })

  it('runs once however often the button is pressed, and its message comes back', async () => {
    const onGenerate = vi
      .fn<() => Promise<void>>()
      .mockImplementation(() => new Promise(resolve => setTimeout(resolve, 1000)))
    const { press, only, list, shown } = openField(text, { onGenerate })
    press()
    press()
    expect(only().kind).toBe('loading')
    list.dismiss(only().id)
    expect(shown()).toEqual([])
    press()
    expect(shown()).toEqual(['Генерация файла'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toEqual(['Файл сгенерирован'])
    expect(onGenerate).toHaveBeenCalledOnce()
  })

  it('ends with its field, and says nothing any more', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const { press, leave, shown } = openField(text)
    press()
    leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(shown()).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  it('of one field leaves another alone that has the same item', async () => {
    const item = documentGeneration()
    vi.spyOn(console, 'log').mockReturnValue()
    const [first, second] = [openField(text, {}, item), openField(text, {}, item)]
    first.press()
    expect([first.shown(), second.shown()]).toEqual([['Генерация файла'], []])
    second.press()
    first.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(second.shown()).toEqual(['Файл сгенерирован'])
  })

  it('has a name, words and a place of the toolbar', () => {
    expect(documentGeneration()).toMatchObject({
      name: 'documentGeneration',
      label: { ru: 'Сгенерировать файл' },
    })
    expect(documentGeneration({ after: 'bold', label: 'PDF' })).toMatchObject({ after: 'bold', label: 'PDF' })
  })
})
