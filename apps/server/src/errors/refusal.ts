import { failures, type FailureCode } from './failures.ts'

/** Thrown by a route to answer with one of the failures. `detail` is shown after the words, in both languages. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode
  readonly detail: string | undefined

  constructor(code: FailureCode, detail?: string) {
    super(failures[code].en)
    this.code = code
    this.detail = detail
  }
}
