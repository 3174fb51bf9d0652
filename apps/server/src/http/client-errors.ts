import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorCodes, type ErrorCode } from '../errors/error-codes.ts'

/** What Node calls the errors of a connection that has not become a request. */
const knownCodes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Answers what is no request, or comes too slowly to become one, and closes the connection. Nothing of it is logged. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const code = knownCodes[error.code ?? ''] ?? 'invalid_request'
    const { status, ru } = errorCodes[code]
    const body = JSON.stringify({ error: { code, message: ru } })
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}
