import { Button } from '../ui/button.tsx'
import { continueUploading } from '../ui/messages.ts'
import { useSay } from '../language/use-say.ts'
import { keptWords } from './upload-words.ts'
import { useKeptImages } from './use-kept-images.ts'

interface KeptImagesProps {
  uploadsKey: string
  className: string
  /** Opens the field of the text, which goes on with them. */
  onContinue: () => void
}

/** Says of images that were left on this device before they were uploaded, and goes on with them. */
export function KeptImages({ uploadsKey, className, onContinue }: KeptImagesProps) {
  const say = useSay()
  const count = useKeptImages(uploadsKey)
  if (count === 0) return null
  return (
    <div className={className} role="status">
      <span>{say(keptWords(count))}</span>{' '}
      <Button variant="bare" onClick={onContinue}>
        {say(continueUploading)}
      </Button>
    </div>
  )
}
