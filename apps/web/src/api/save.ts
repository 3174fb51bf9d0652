import type { SaveAnswer, SavedText } from '../saving/saving-state.ts'
import { request, RequestError } from './request.ts'

/** Sends a text to be saved; the server answers with what it holds then. Never rejects. */
export async function save<Text extends SavedText>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<SaveAnswer<Text>> {
  try {
    return { kind: 'saved', saved: await request<Text>(method, path, body) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.status === 409) return { kind: 'conflict', theirs: (error.body as { current: Text }).current }
    const passes = error.status === null || error.status >= 500
    return { kind: 'failed', problem: { message: error.message, passes, isGone: error.status === 404 } }
  }
}
