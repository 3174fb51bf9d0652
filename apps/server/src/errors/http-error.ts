import { errorCodes, type ErrorCode } from './error-codes.ts'

/** Thrown by a route to answer with one of the error codes. `detail` is added to its message, in both languages. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly detail: string | undefined

  constructor(code: ErrorCode, detail?: string) {
    super(errorCodes[code].en)
    this.code = code
    this.detail = detail
  }
}
