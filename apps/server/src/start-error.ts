/** A reason not to start that is told in words, without a stack: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
