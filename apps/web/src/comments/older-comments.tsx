import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { LoadedComments } from './use-comments.ts'
import { useSay } from '../language/use-say.ts'
import { loadingLabel, olderNotLoaded, showOlder } from './messages.ts'

/** Loads the comments before those that are shown. */
export function OlderComments({ older, isLoadingOlder, error, loadOlder }: LoadedComments) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)

  // Where the button has gone, the focus goes to what it has brought.
  useEffect(() => {
    if (older > 0 || !wasPressed.current) return
    place.current?.parentElement?.querySelector<HTMLElement>('.comment')?.focus()
  }, [older])

  function load(): void {
    wasPressed.current = true
    loadOlder()
  }

  return (
    <div ref={place} className="comments-older">
      {older > 0 && (
        <Button variant="bare" aria-busy={isLoadingOlder} onClick={load}>
          {say(isLoadingOlder ? loadingLabel : showOlder(older))}
        </Button>
      )}
      <span role="status" className="comment-problem">
        {older > 0 && error && !isLoadingOlder && say(olderNotLoaded(error.message))}
      </span>
    </div>
  )
}
