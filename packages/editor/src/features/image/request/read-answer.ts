import { parseSrcset, safeUrl } from '@taskfield/document'
import type { Message } from '../../../messages/message.ts'
import { tooMany } from '../upload/messages.ts'
import {
  forbidden,
  notTaken,
  refusedType,
  serverError,
  signedOut,
  tooLargeForServer,
  unreadableAnswer,
  unsafeAddress,
} from '../upload/refusal-messages.ts'
import { UploadError, type UploadedImage } from '../upload/upload-status.ts'

/** What a server answered to an upload. */
export interface UploadAnswer {
  readonly status: number
  readonly text: string
  /** The header `Retry-After`: seconds or a date. */
  readonly retryAfter: string | null
}

/** How long a server that does not say it wants to be left alone: s. */
const usualPause = 10

/** Reads the picture out of an answer; throws an `UploadError` with what a person can do about it. */
export function readAnswer({ status, text, retryAfter }: UploadAnswer, now: number): UploadedImage {
  const answer = parseObject(text)
  const told = toldError(answer)
  if (status === 429) throw tooManyUploads(retryAfter, now)
  if (status < 200 || status > 299) throw new UploadError('refused', told ?? wordsFor(status))
  return readUploaded(answer)
}

/** Reads the picture out of what a server, or the host itself, says of an upload. */
export function readUploaded(said: unknown): UploadedImage {
  const answer = isObject(said) ? said : null
  const told = toldError(answer)
  if (told) throw new UploadError('refused', told)
  const image = answer && readImage(answer)
  if (!image) throw new UploadError('refused', unreadableAnswer)
  return image
}

type Answer = Readonly<Record<string, unknown>>

function parseObject(text: string): Answer | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What the server says of itself: `error.message`, or `detail` as Django has it. No more than a sentence or two. */
function toldError(answer: Answer | null): Message | null {
  const error = answer?.['error']
  const said = isObject(error) ? error['message'] : (error ?? answer?.['detail'])
  if (typeof said !== 'string' || said.trim() === '') return null
  const words = said.trim().slice(0, 300)
  return { ru: words, en: words }
}

function tooManyUploads(retryAfter: string | null, now: number): UploadError {
  const said = (retryAfter ?? '').trim()
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - now) / 1000)
  const wait = Number.isFinite(seconds) ? Math.max(1, seconds) : usualPause
  return new UploadError('later', tooMany(wait), wait * 1000)
}

const words: Readonly<Record<number, Message>> = {
  401: signedOut,
  403: forbidden,
  413: tooLargeForServer,
  415: refusedType,
}

function wordsFor(status: number): Message {
  return words[status] ?? (status >= 500 ? serverError(status) : notTaken(status))
}

function readImage({ url, urls, width, height }: Answer): UploadedImage | null {
  const map = isObject(urls) ? urls : {}
  const sizes = Object.entries(map).filter(
    ([name, address]) => /^\d+$/.test(name) && typeof address === 'string',
  )
  const largest = sizes.toSorted(([first], [second]) => Number(first) - Number(second)).at(-1)?.[1]
  const src = [url, map['default'], largest].find(address => typeof address === 'string' && address !== '')
  if (typeof src !== 'string') return null
  const safe = safeUrl(src, 'image')
  if (safe === null || /^\s*data:/i.test(safe)) throw new UploadError('refused', unsafeAddress)
  return { src: safe, srcset: srcsetOf(sizes), width: sizeOf(width), height: sizeOf(height) }
}

function srcsetOf(sizes: readonly [string, unknown][]): string | null {
  const candidates = sizes.map(([size, address]) => `${String(address)} ${size}w`)
  return candidates.length === 0 ? null : parseSrcset(candidates.join(', '))
}

function sizeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100_000 ? value : null
}
