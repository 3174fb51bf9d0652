import type { UploadRequest } from '../../../core/feature/upload-settings.ts'
import { unreachable } from '../upload/messages.ts'
import { timedOut } from '../upload/refusal-messages.ts'
import type { TransferRun } from '../upload/transfer-run.ts'
import { UploadError, type UploadedImage } from '../upload/upload-status.ts'
import { readAnswer } from './read-answer.ts'
import { csrfHeaders } from './csrf-headers.ts'

const usualTimeout = 60_000

/** Where a file is sent, and how. */
interface UploadTarget {
  readonly url: string
  /** The language that answers are asked for in. */
  readonly language: string
  readonly request: UploadRequest
}

/**
 * Posts a file as the only field of a form, the request of the specification (section 7). `XMLHttpRequest`, since `fetch` tells
 * of no progress.
 */
export function sendFile(
  file: File,
  { url, language, request }: UploadTarget,
  { signal, onProgress }: TransferRun,
): Promise<UploadedImage> {
  const { fieldName = 'upload', headers = {}, withCredentials = true, timeout = usualTimeout } = request
  const { origin } = new URL(url, document.baseURI)
  const form = new FormData()
  form.append(fieldName, file, file.name.normalize('NFC'))
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const watch = watchProgress(timeout, () => {
      reject(new UploadError('refused', timedOut))
      xhr.abort()
    })
    xhr.open('POST', url)
    xhr.withCredentials = withCredentials
    // Under any case, the host's own stand in place of ours.
    const all = new Headers({
      'Accept-Language': language,
      ...csrfHeaders(request, document.cookie, origin === location.origin),
    })
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    all.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.moved()
      onProgress(total > 0 ? loaded / total : 0)
    })
    xhr.addEventListener('load', () => {
      try {
        const { status, responseText: text } = xhr
        resolve(readAnswer({ status, text, retryAfter: xhr.getResponseHeader('Retry-After') }, Date.now()))
      } catch (error) {
        reject(error)
      }
    })
    xhr.addEventListener('error', () => reject(new UploadError('unreachable', unreachable)))
    xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('loadend', watch.end)
    signal.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
  })
}

/** Calls back once nothing has moved for a time. */
function watchProgress(time: number, onStill: () => void): { moved: () => void; end: () => void } {
  let timer = setTimeout(onStill, time)
  return {
    moved() {
      clearTimeout(timer)
      timer = setTimeout(onStill, time)
    },
    end: () => clearTimeout(timer),
  }
}
