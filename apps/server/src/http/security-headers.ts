import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The players of the media providers whose addresses can be shown in a frame. */
const mediaFrames = [
  'https://www.dailymotion.com',
  'https://open.spotify.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
]

/**
 * Headers that take from every page what the workspace does not need. Helmet's own defaults are changed where they
 * would break it: on plain HTTP nothing may be upgraded to HTTPS, YouTube's player wants a referrer, and
 * stored text carries `style` attributes, whose values the schema has checked.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        // Existing descriptions show pictures from anywhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        connectSrc: ["'self'"],
        frameSrc: mediaFrames,
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
