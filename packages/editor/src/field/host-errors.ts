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

/** Gives an error to the host, or to the page, as if nobody had caught it. */
export function tellError(onError: OnError | undefined, error: unknown): void {
  if (onError) onError(error)
  else {
    setTimeout(() => {
      throw error
    })
  }
}
