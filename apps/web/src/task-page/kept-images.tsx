import { countKeptUploads } from '@taskfield/editor/kept-uploads'
import { useEffect, useState } from 'react'
import { keptWords } from '../saving/upload-words.ts'
import { Button } from '../ui/button.tsx'
import type { DescriptionController } from './use-description-controller.ts'

/** Says of images that an earlier page has left on this device before they were uploaded, and goes on with them in the field. */
export function KeptImages({ controller }: { controller: DescriptionController }) {
  const { uploadsKey, field } = controller
  const [count, setCount] = useState(0)

  useEffect(() => {
    let isShown = true
    void countKeptUploads(uploadsKey).then(found => isShown && setCount(found))
    return () => {
      isShown = false
    }
  }, [uploadsKey])

  if (count === 0) return null
  return (
    <div className="kept-images" role="status">
      <span>{keptWords(count)}</span>
      <Button variant="bare" onClick={() => field.open('text')}>
        Продолжить загрузку
      </Button>
    </div>
  )
}
