import { readUploaded } from '../request/read-answer.ts'
import { sendFile } from '../request/send-file.ts'
import { longestSide } from '../shrink/shrink-plan.ts'
import { factsLength, readPictureFacts, type PictureFacts } from '../shrink/picture-facts.ts'
import { usualTypes } from '../shrink/scale-picture.ts'
import { shrinkPicture } from '../shrink/shrink-picture.ts'
import type { HostContext } from '../../../core/feature/host-context.ts'
import { languageOf } from '../../../messages/message-text.ts'
import type { HeldFile } from './held-files.ts'
import { unknownFailure, unreachable } from './messages.ts'
import { emptyFile, noHeic, tooLarge, wrongType } from './refusal-messages.ts'
import type { TransferRun } from './transfer-run.ts'
import { untilSetAside } from './until-set-aside.ts'
import { UploadError, type UploadedImage } from './upload-status.ts'

/** What of the host decides how a file is uploaded. */
export type UploadSettings = Pick<
  HostContext,
  'uploadUrl' | 'upload' | 'uploadRequest' | 'uploadLimits' | 'locale' | 'messages'
>

const megabyte = 1_000_000
const usualLimit = 20 * megabyte
const shownTypes = 'PNG, JPEG, GIF, WebP, AVIF'

/** Brings a file to the server: looks at it, scales it down where it is too large, and sends it. */
export function transfer(held: HeldFile, settings: UploadSettings, run: TransferRun): Promise<UploadedImage> {
  return untilSetAside(run, shown => bring(held, settings, shown))
}

async function bring(
  { file, isOriginal }: HeldFile,
  settings: UploadSettings,
  run: TransferRun,
): Promise<UploadedImage> {
  const facts = readPictureFacts(new Uint8Array(await file.slice(0, factsLength).arrayBuffer()))
  const { sent, size } = await prepare(file, facts, isOriginal)
  run.signal.throwIfAborted()
  checkSize(sent, settings.uploadLimits?.bytes ?? usualLimit)
  const { src, srcset, width, height } = await send(sent, settings, run)
  return { src, srcset, width: width ?? size?.width ?? null, height: height ?? size?.height ?? null }
}

interface Prepared {
  readonly sent: File
  readonly size: { readonly width: number; readonly height: number } | null
}

async function prepare(
  file: File,
  { type, isAnimated }: PictureFacts,
  isOriginal: boolean,
): Promise<Prepared> {
  if (file.size === 0) throw new UploadError('final', emptyFile)
  if (type === null || type === 'image/svg+xml') throw new UploadError('final', wrongType(shownTypes))
  const keepsSize = isOriginal || isAnimated
  const longest = keepsSize ? Number.POSITIVE_INFINITY : longestSide
  const picture = await shrinkPicture({ file, type, longest })
  if (!picture) {
    checkUnreadable(type)
    return { sent: file, size: null }
  }
  return { sent: picture.blob ? named(picture.blob, file) : file, size: picture.size }
}

/** What this browser cannot read goes to the server as it is, if servers take its type. */
function checkUnreadable(type: string): void {
  if (type === 'image/heic') throw new UploadError('final', noHeic)
  if (!usualTypes.has(type)) throw new UploadError('final', wrongType(shownTypes))
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
}

function named(blob: Blob, { name, lastModified }: File): File {
  const extension = extensions[blob.type] ?? 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type, lastModified })
}

function checkSize({ size }: File, most: number): void {
  if (size > most) throw new UploadError('final', tooLarge(size / megabyte, most / megabyte))
}

async function send(
  file: File,
  { upload, uploadUrl, uploadRequest, ...words }: UploadSettings,
  run: TransferRun,
): Promise<UploadedImage> {
  if (!upload) {
    // What the server says of the file is read beside the words of the field.
    const language = languageOf(words)
    return sendFile(file, { url: uploadUrl, language, request: uploadRequest ?? {} }, run)
  }
  try {
    return readUploaded(await upload(file, run))
  } catch (error) {
    throw asUploadError(error)
  }
}

/** What a host's own function throws is in its own words; `fetch` throws a `TypeError` where it reaches nobody. */
function asUploadError(error: unknown): Error {
  if (error instanceof UploadError || error instanceof DOMException) return error
  if (error instanceof TypeError) return new UploadError('unreachable', unreachable)
  const words =
    error instanceof Error && error.message ? { ru: error.message, en: error.message } : unknownFailure
  return new UploadError('refused', words)
}
