import { documentGeneration, type Message } from '@taskfield/editor'
import type { DocumentGenerationOptions, InjectedItem } from '@taskfield/editor'
import {
  failingGeneration,
  fileGeneration,
  noGeneration,
  simulatedGeneration,
  templateMissing,
} from './messages.ts'

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
  throw new Error(templateMissing)
}

/** The ways in which the playground's field makes a file of its text. */
export const generations: readonly { value: string; label: Message; items: readonly InjectedItem[] }[] = [
  { value: 'none', label: noGeneration, items: [] },
  { value: 'simulated', label: simulatedGeneration, items: [documentGeneration()] },
  { value: 'file', label: fileGeneration, items: [documentGeneration({ onGenerate: makePage })] },
  { value: 'failing', label: failingGeneration, items: [documentGeneration({ onGenerate: fail })] },
]
