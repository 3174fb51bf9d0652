import { documentGeneration } from '@taskfield/editor'
import type { DocumentGenerationOptions, InjectedItem } from '@taskfield/editor'

type Generate = NonNullable<DocumentGenerationOptions['onGenerate']>

/** How long a generator of the playground works: ms. */
const workTime = 2000

function work(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, workTime)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Cancelled', 'AbortError'))
    })
  })
}

/** Makes a page of the text. */
const makePage: Generate = async (html, { signal }) => {
  await work(signal)
  return new Blob(['<!doctype html><meta charset="utf-8">', html], { type: 'text/html' })
}

const fail: Generate = async (_html, { signal }) => {
  await work(signal)
  throw new Error('шаблон документа не найден')
}

/** The ways in which the playground's field makes a file of its text. */
export const generations: readonly { value: string; label: string; items: readonly InjectedItem[] }[] = [
  { value: 'none', label: 'Нет', items: [] },
  { value: 'simulated', label: 'Имитация', items: [documentGeneration()] },
  { value: 'file', label: 'Файл', items: [documentGeneration({ onGenerate: makePage })] },
  { value: 'failing', label: 'С ошибкой', items: [documentGeneration({ onGenerate: fail })] },
]
