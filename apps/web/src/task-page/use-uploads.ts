import { useRef, useState } from 'react'
import { noImages } from '../saving/upload-words.ts'
import type { UnsavedImages } from '../saving/upload-words.ts'
import type { FieldSlot } from './use-field.ts'

interface Uploads {
  images: UnsavedImages
  noteUploads: (images: UnsavedImages) => void
  /** Names the text on this device. */
  uploadsKey: string
  /** Whether the field is to be closed once all images are on the server. */
  isFinishing: boolean
  /** Saves and closes the field once all images are on the server; not when one of them fails. */
  finish: (save: () => Promise<boolean>) => void
  /** Leaves the field open after all. */
  stay: () => void
}

/** The images of the field that are on their way to the server. */
export function useUploads(field: FieldSlot, uploadsKey: string): Uploads {
  const [images, setImages] = useState(noImages)
  const [isFinishing, setFinishing] = useState(false)
  const waiting = useRef<(() => Promise<boolean>) | null>(null)

  function wait(save: (() => Promise<boolean>) | null): void {
    waiting.current = save
    setFinishing(save !== null)
  }

  async function close(save: () => Promise<boolean>): Promise<void> {
    if (await save()) field.close()
  }

  return {
    uploadsKey,
    images,
    isFinishing,
    noteUploads(changed) {
      setImages(changed)
      const save = waiting.current
      if (changed.pending === 0) {
        wait(null)
        field.flush()
        if (save) void close(save)
      } else if (changed.failed > 0) wait(null)
    },
    finish(save) {
      field.leave()
      if (images.pending === 0) void close(save)
      else if (images.failed > 0) field.showFailure()
      else wait(save)
    },
    stay: () => wait(null),
  }
}
