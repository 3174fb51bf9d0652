import { keptWords } from '../saving/upload-words.ts'
import { useKeptImages } from '../saving/use-kept-images.ts'
import { Button } from '../ui/button.tsx'
import type { DescriptionController } from './use-description-controller.ts'
import { useSay } from '../language/use-say.ts'
import { continueUploading } from '../ui/messages.ts'

/** Says of images that an earlier page has left on this device before they were uploaded, and goes on with them in the field. */
export function KeptImages({ controller }: { controller: DescriptionController }) {
  const say = useSay()
  const { uploadsKey, field } = controller
  const count = useKeptImages(uploadsKey)
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
