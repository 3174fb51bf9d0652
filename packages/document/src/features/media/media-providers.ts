import { safeUrl } from '../../values/url.ts'
import type { FrameShape, MediaProvider } from './media-provider.ts'
import { russianProviders } from './providers/russian.ts'
import { specifiedProviders } from './providers/specified.ts'

/** The providers that every text knows, in the order in which they are asked. */
export const mediaProviders: readonly MediaProvider[] = [...specifiedProviders, ...russianProviders]

/** Where the players of providers come from, each origin once: what a `frame-src` has to list. */
export function mediaFrameOrigins(providers: readonly MediaProvider[] = mediaProviders): string[] {
  return [...new Set(providers.flatMap(({ frameOrigin }) => frameOrigin ?? []))]
}

/** A player, and the place that it takes. */
export interface MediaFrame {
  readonly url: string
  readonly shape: FrameShape
}

/** What is known of the media at an address. */
export interface FoundMedia {
  /** The address as it is saved: trimmed, with a scheme, which is in lower case like the host. */
  readonly url: string
  readonly provider: MediaProvider
  /** `null` where the media cannot be shown in a frame. */
  readonly frame: MediaFrame | null
}

/** Characters that a browser leaves out of an address, so that it would lead elsewhere than it says. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0000-\u001f\u007f]/

/**
 * Finds the provider of an address and builds that of its player, from what the pattern has captured alone. The providers
 * of the host are asked first; `null` when none knows the address.
 */
export function findMedia(text: string, hostProviders: readonly MediaProvider[] = []): FoundMedia | null {
  const url = readUrl(text)
  if (url === null) return null
  const address = url.replace(/^https?:\/\/(?:www\.)?/, '')
  for (const provider of [...hostProviders, ...mediaProviders]) {
    const match = matchAddress(provider, address)
    if (match) return { url, provider, frame: frameOf(provider, match) }
  }
  return null
}

/** An address with its scheme, which is in lower case like the host; `null` for one that must not be followed. */
function readUrl(text: string): string | null {
  const [, scheme = 'https', host = '', rest = ''] =
    /^(?:(https?):\/\/)?([^/?#]*)([^]*)$/i.exec(text.trim()) ?? []
  const url = `${scheme}://${host}`.toLowerCase() + rest
  return host === '' || unseen.test(url) ? null : safeUrl(url, 'media')
}

function matchAddress({ patterns }: MediaProvider, address: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    // Where the last search ended (`g`, `y`) is nothing to this one.
    const match = new RegExp(pattern, pattern.flags.replace(/[gy]/g, '')).exec(address)
    if (match?.index === 0) return match
  }
  return null
}

function frameOf({ embedUrl, frameOrigin, shape }: MediaProvider, match: RegExpExecArray): MediaFrame | null {
  const url = embedUrl?.(match) ?? null
  if (url === null || unseen.test(url) || !/^https?:\/\/[^\s\\]/i.test(url)) return null
  if (frameOrigin !== undefined && !url.startsWith(`${frameOrigin}/`)) return null
  return { url, shape: (typeof shape === 'function' ? shape(match) : shape) ?? { ratio: 16 / 9 } }
}

/** A host with its port looks like a scheme: `video.example:8080/1`. */
const hasScheme = (url: string): boolean => /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(url)

/** An address as it is saved where a site is meant: one without a scheme gets `https://`; a path stays one. */
export function withScheme(url: string): string {
  if (hasScheme(url)) return url
  if (url.startsWith('//')) return `https:${url}`
  return /^[/?#.]/.test(url) ? url : `https://${url}`
}
