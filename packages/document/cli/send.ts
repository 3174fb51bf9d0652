import { pipeline } from 'node:stream/promises'

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Writes texts as fast as they are taken. When the reader has gone (`| head -1`), that is the end, not a failure. */
export async function send(
  texts: Iterable<string> | AsyncIterable<string>,
  output: NodeJS.WritableStream,
): Promise<void> {
  try {
    await pipeline(texts, output)
  } catch (error) {
    if (!isClosedPipe(error)) throw error
  }
}
