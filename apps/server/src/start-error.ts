/** An error at the start that the user can mend: its message says what is wrong and what to do, and no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
