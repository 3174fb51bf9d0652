import { countKeptUploads } from '@taskfield/editor/kept-uploads'
import { useEffect, useState } from 'react'

/** How many images of a text were left on this device before they were uploaded; counted each time its field is closed. */
export function useKeptImages(uploadsKey: string, isClosed = true): number {
  const [count, setCount] = useState(0)

  useEffect(() => {
    let isShown = isClosed
    if (isClosed) void countKeptUploads(uploadsKey).then(found => isShown && setCount(found))
    return () => {
      isShown = false
    }
  }, [uploadsKey, isClosed])

  return count
}
