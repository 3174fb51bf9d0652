import { createContext, useCallback, useState, type Context, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../../messages/locale.tsx'
import { notLoadedMessage, retryLabel } from './messages.ts'

type SayFailure = (retry: () => void) => () => void

/** Says that something could not be loaded, and how to try again; returns what takes that back. */
export const FailureContext: Context<SayFailure> = createContext<SayFailure>(() => () => undefined)

/** Says below a field that a part of it could not be loaded. It needs no code that comes later itself. */
export function LoadFailures({ children }: { children: ReactNode }): ReactElement {
  const say = useMessages()
  const [retries, setRetries] = useState<readonly (() => void)[]>([])
  const sayFailure = useCallback<SayFailure>(retry => {
    // A function of its own, so that the same one can be given twice.
    const attempt = (): void => retry()
    setRetries(before => [...before, attempt])
    return () => setRetries(before => before.filter(other => other !== attempt))
  }, [])
  const retryAll = (): void => {
    setRetries([])
    for (const retry of retries) retry()
  }
  return (
    <FailureContext.Provider value={sayFailure}>
      {children}
      {retries.length > 0 && (
        <div role="alert" className="tf-load-failure">
          <span>{say(notLoadedMessage)}</span>
          <button type="button" className="tf-button" onClick={retryAll}>
            {say(retryLabel)}
          </button>
        </div>
      )}
    </FailureContext.Provider>
  )
}
