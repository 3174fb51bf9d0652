import type { UploadFunction, UploadResult } from '../../core/feature/upload-settings.ts'

/** An upload that a test ends by hand. */
export interface GivenUpload {
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly finish: (result?: UploadResult) => void
  readonly fail: (words: string) => void
}

/** A host's `upload` that waits for the test. An upload that nobody has failed or finished stays under way. */
export function givenUploads(): { readonly upload: UploadFunction; readonly uploads: GivenUpload[] } {
  const uploads: GivenUpload[] = []
  const upload: UploadFunction = (file, run) =>
    new Promise((resolve, reject) => {
      uploads.push({
        file,
        ...run,
        finish: (result = { url: `/uploaded/${file.name}` }) => resolve(result),
        fail: words => reject(new Error(words)),
      })
    })
  return { upload, uploads }
}

/** A small picture as a file. */
export async function pictureFile(name = 'a.png', width = 40, height = 30): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** A clipboard, or something dragged, that holds files, and perhaps HTML. */
export function filesIn(files: readonly File[], html?: string): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (html !== undefined) data.setData('text/html', html)
  return data
}

/** Pastes files into a text. */
export function pasteFiles(text: HTMLElement, files: readonly File[], html?: string): void {
  const clipboardData = filesIn(files, html)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
