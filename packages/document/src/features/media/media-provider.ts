/** What an embed is, for its title and for what its button says. */
export type MediaKind = 'video' | 'audio' | 'map' | 'post'

/** The place that a player takes: as wide as the text with a ratio of width to height, or of a height in px. */
export type FrameShape = { readonly ratio: number } | { readonly height: number }

/** A site whose media can be embedded. */
export interface MediaProvider {
  /** Unique among the providers. */
  readonly name: string
  /** What people call the site: a text, or a text in each language; `name` unless it is said. */
  readonly label?: string | { readonly ru: string; readonly en: string }
  /**
   * What its addresses look like, from their start: without `http://`, `https://` and `www.`, the host in lower case. A pattern
   * should end the host by what follows it (`/^video\.example\/(?<id>\d+)/`).
   */
  readonly patterns: readonly RegExp[]
  /** `video` unless it is said. */
  readonly kind?: MediaKind
  /**
   * The address of the player, built of nothing but what the pattern has captured; `null` for media without one. A provider
   * without this function is shown as a card with a link.
   */
  readonly embedUrl?: (match: RegExpExecArray) => string | null
  /** Where its player comes from, such as `https://player.example`: a player from elsewhere is never loaded. */
  readonly frameOrigin?: string
  /** 16 to 9 unless it is said. */
  readonly shape?: FrameShape | ((match: RegExpExecArray) => FrameShape)
}

/** What a named group of a pattern has captured; `''` where it is missing. */
export function captured(match: RegExpExecArray, group: string): string {
  return match.groups?.[group] ?? ''
}

type Query = Readonly<Record<string, string | number>>

/** Writes an address of its parts; empty values of the query are left out. */
export function writeAddress(origin: string, path: readonly string[], query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== '')
  const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `${origin}/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`
}

/** Reads a point in time such as `90`, `90s` or `1h2m3s`: seconds; `''` when it is none. */
export function readStart(text: string): number | '' {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || ''
}
