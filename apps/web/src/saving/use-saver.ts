import { useEffect, useState, useSyncExternalStore } from 'react'
import { mergeTexts } from './merge-texts.ts'
import { Saver } from './saver.ts'
import type { Send } from './saver.ts'
import type { SavedText, SavingState } from './saving-state.ts'

/** A saver for as long as the component lives. Only the first `base` and `send` count. */
export function useSaver(base: SavedText, send: Send): { saver: Saver; state: SavingState } {
  const [saver] = useState(() => new Saver(base, send, mergeTexts))

  useEffect(() => {
    const stop = saver.start()
    addEventListener('online', saver.tryAgain)
    return () => {
      stop()
      removeEventListener('online', saver.tryAgain)
    }
  }, [saver])

  return { saver, state: useSyncExternalStore(saver.subscribe, saver.getState) }
}
