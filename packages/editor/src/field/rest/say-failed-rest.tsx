import { useEffect } from 'react'
import { useLoaded } from '../../ui/lazy/use-loaded.ts'
import { theRest } from './load-rest.ts'
import { useRest } from './use-rest.ts'

const needed = [theRest]

/** Says that the rest of the code could not be had, with a button that tries again. */
export function SayFailedRest({ onFailure }: { onFailure: () => void }): null {
  const { hasFailed } = useRest()
  useLoaded(needed)
  useEffect(() => {
    if (hasFailed) onFailure()
  }, [hasFailed, onFailure])
  return null
}
