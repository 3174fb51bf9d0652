import { errorMessage } from './error-message.ts'

/**
 * What came instead of the answer asked for. `message` is in Russian and fit to be shown as it is;
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

/** Asks the server for JSON, `null` where it has nothing to say; `body` is sent as JSON. Rejects with a `RequestError` and nothing else. */
export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(method, path, body === undefined ? null : JSON.stringify(body))
  const answer = await readJson(response)
  if (!response.ok) {
    throw new RequestError(
      errorMessage(answer) ?? `Сервер ответил ошибкой ${response.status}`,
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
      headers: { accept: 'application/json', ...(body !== null && { 'content-type': 'application/json' }) },
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
  if (!navigator.onLine) return 'Нет подключения к сети'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'Сервер не отвечает'
  return 'Нет связи с сервером'
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch (error) {
    if (!response.ok) return null
    const why = error instanceof SyntaxError ? 'Сервер прислал неожиданный ответ' : whyNothingAnswered(error)
    throw new RequestError(why, null)
  }
}
