import { errorCodes, type ErrorCode } from './error-codes.ts'

/**
 * Thrown by a route to answer with one of the error codes. `detail` is added to its message, in both languages; the cause
 * is logged where the code is one of a server that fails.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly detail: string | undefined

  constructor(code: ErrorCode, detail?: string, options?: ErrorOptions) {
    super(errorCodes[code].en, options)
    this.code = code
    this.detail = detail
  }
}
