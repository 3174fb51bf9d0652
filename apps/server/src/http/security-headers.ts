import helmet from '@fastify/helmet'
import { mediaFrameOrigins } from '@taskfield/document'
import type { FastifyInstance } from 'fastify'

/**
 * Headers that take from every page what the workspace does not need. Helmet's own defaults are changed where they
 * would break it: on plain HTTP nothing may be upgraded to HTTPS, and YouTube's player wants a referrer.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['taskfield'],
        fontSrc: ["'self'", 'data:'],
        // Existing descriptions show pictures from anywhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        // A browser gives pasted pictures under a `blob:` of the page, from where they are uploaded.
        connectSrc: ["'self'", 'blob:'],
        // The players of the media that a text may hold, and nothing else.
        frameSrc: mediaFrameOrigins(),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
