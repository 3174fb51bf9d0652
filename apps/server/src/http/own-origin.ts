import type { FastifyRequest } from 'fastify'
import { Refusal } from '../errors/refusal.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that a page of another site asks the browser to make. Programs other than browsers send
 * neither header and are let in; another site cannot leave out what the browser itself adds.
 */
export async function requireOwnOrigin(request: FastifyRequest): Promise<void> {
  if (harmless.has(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeign || (origin !== undefined && hostOf(origin) !== request.headers.host)) {
    throw new Refusal('foreign_origin')
  }
}

/** Only the host is compared: behind a proxy the page is on https and this server is not. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
