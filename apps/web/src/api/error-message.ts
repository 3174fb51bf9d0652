import { currentLanguage } from '../language/language.ts'
import { requestNumber } from './messages.ts'
/** The words of a failed answer for the user, with the number of the request where the server gave one; `null`: none. */
export function errorMessage(answer: unknown): string | null {
  const { message, requestId } = (answer as { error?: Words } | null)?.error ?? {}
  if (typeof message !== 'string') return null
  return typeof requestId === 'string' ? `${message} ${requestNumber(requestId)[currentLanguage()]}` : message
}

interface Words {
  message?: unknown
  requestId?: unknown
}
