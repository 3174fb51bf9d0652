import { findUploaded, noteUploaded, watchUploaded } from './held-files.ts'
import type { UploadedImage } from './upload-status.ts'

interface Uploaded {
  readonly id: string
  readonly image: UploadedImage
}

let channel: BroadcastChannel | null = null

/**
 * Tells the other tabs of this browser what this page has brought to the server, and hears it of them: an image that was copied while it
 * was on its way may have been pasted there.
 */
export function joinOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  const open = new BroadcastChannel('taskfield-uploads')
  channel = open
  let isHeard = false
  watchUploaded(id => {
    const image = findUploaded(id)
    if (!isHeard && image) open.postMessage({ id, image } satisfies Uploaded)
  })
  open.addEventListener('message', ({ data }: MessageEvent<Uploaded>) => {
    if (findUploaded(data.id)) return
    isHeard = true
    noteUploaded(data.id, data.image)
    isHeard = false
  })
}
