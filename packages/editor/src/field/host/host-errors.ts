/** Takes what went wrong in a function of the host, or in what a key made of the text. */
export type OnError = (error: unknown) => void

/** Calls a function of the host. What it throws ends nothing that the field does: it is handed on. */
export function callHost<Result>(onError: OnError, call: () => Result): Result | undefined {
  try {
    return call()
  } catch (error) {
    onError(error)
    return undefined
  }
}

/** Hands an error on once what runs now is done: while React renders, a host must not change its own state. */
export function laterOnError(onError: OnError): OnError {
  return error => queueMicrotask(() => onError(error))
}

/** Gives an error to the host, or to the page, as if nobody had caught it. So it is with one of `onError` itself. */
export function tellError(onError: OnError | undefined, error: unknown): void {
  if (onError) callHost(throwLater, () => onError(error))
  else throwLater(error)
}

function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
