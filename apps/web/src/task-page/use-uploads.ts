import { useRef, useState } from 'react'
import { noImages } from '../saving/upload-words.ts'
import type { UnsavedImages } from '../saving/upload-words.ts'
import type { FieldSlot } from './use-field.ts'

interface Uploads {
  images: UnsavedImages
  noteUploads: (images: UnsavedImages) => void
  /** Names the text on this device. */
  uploadsKey: string
  /** Saves and closes the field once all images are on the server; not when one of them fails. */
  finish: (save: () => Promise<boolean>) => void
}

/** The images of the field that are on their way to the server. */
export function useUploads(field: FieldSlot, uploadsKey: string): Uploads {
  const [images, setImages] = useState(noImages)
  const waiting = useRef<(() => Promise<boolean>) | null>(null)

  async function close(save: () => Promise<boolean>): Promise<void> {
    if (await save()) field.close()
  }

  return {
    uploadsKey,
    images,
    noteUploads(changed) {
      setImages(changed)
      const save = waiting.current
      if (changed.pending === 0) {
        waiting.current = null
        field.flush()
        if (save) void close(save)
      } else if (changed.failed === changed.pending) waiting.current = null
    },
    finish(save) {
      field.leave()
      if (images.pending === 0) void close(save)
      else waiting.current = save
    },
  }
}
