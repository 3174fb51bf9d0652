import { errorMessage } from './error-message.ts'
import { type Message } from '@taskfield/editor'
import { currentLanguage } from '../language/language.ts'
import { noNetwork, noServer, serverFailed, serverSilent, strangeAnswer } from './messages.ts'

/**
 * What came instead of the answer asked for. `message` is in the language of the page and fit to be shown as it is;
 * `status` is `null` when nothing answered at all, `body` is the answer's JSON where it had any.
 */
export class RequestError extends Error {
  readonly status: number | null
  readonly body: unknown

  constructor(message: string, status: number | null, body: unknown = null) {
    super(message)
    this.status = status
    this.body = body
  }
}

const requestTimeout = 20_000

const say = (message: Message): string => message[currentLanguage()]

/** Asks the server for JSON, `null` where it has nothing to say; `body` is sent as JSON. Rejects with a `RequestError` and nothing else. */
export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body === undefined ? null : JSON.stringify(body))
  const answer = await readJson(response)
  if (!response.ok) {
    throw new RequestError(
      errorMessage(answer) ?? say(serverFailed(response.status)),
      response.status,
      answer,
    )
  }
  return answer as Answer
}

async function ask(method: string, path: string, body: string | null): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      headers: {
        accept: 'application/json',
        'accept-language': currentLanguage(),
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { body, keepalive: outlivesPage(body) }),
    })
  } catch (error) {
    throw new RequestError(whyNothingAnswered(error), null)
  }
}

/** A browser lets at most 64 KiB of requests finish after their page is closed. */
function outlivesPage(body: string): boolean {
  return new Blob([body]).size < 60_000
}

function whyNothingAnswered(error: unknown): string {
  if (!navigator.onLine) return say(noNetwork)
  if (error instanceof DOMException && error.name === 'TimeoutError') return say(serverSilent)
  return say(noServer)
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch (error) {
    if (!response.ok) return null
    const why = error instanceof SyntaxError ? say(strangeAnswer) : whyNothingAnswered(error)
    throw new RequestError(why, null)
  }
}
