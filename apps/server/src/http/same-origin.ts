import type { FastifyRequest } from 'fastify'
import { HttpError } from '../errors/http-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protects from CSRF: refuses changes that a page of another site makes in the user's name. Browsers send at least one
 * of these headers with them; other programs send neither and are let in.
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isCrossSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isCrossSite || (origin !== undefined && hostOf(origin) !== request.headers.host)) {
    throw new HttpError('foreign_origin')
  }
}

/** The scheme is not compared: behind a proxy the page is on https and this server on http. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
