import { countKeptUploads } from '@taskfield/editor/kept-uploads'
import { useEffect, useState } from 'react'
import { keptWords } from '../saving/upload-words.ts'
import { Button } from '../ui/button.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { continueUploading } from './messages.ts'

/** Says of images that an earlier page has left on this device before they were uploaded, and goes on with them in the field. */
export function KeptImages({ controller }: { controller: DescriptionController }) {
  const say = useSay()
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
      <span>{say(keptWords(count))}</span>
      <Button variant="bare" onClick={() => field.open('text')}>
        {say(continueUploading)}
      </Button>
    </div>
  )
}
