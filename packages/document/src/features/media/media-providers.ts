/** A site whose media can be embedded. Patterns see the address without scheme and `www.`. */
export interface MediaProvider {
  readonly name: string
  readonly patterns: readonly RegExp[]
}

/** The providers of the specification, in its order. The patterns follow what existing data may hold. */
const mediaProviders: readonly MediaProvider[] = [
  { name: 'dailymotion', patterns: [/^dailymotion\.com\/video\/\w+/, /^dai\.ly\/\w+/] },
  { name: 'spotify', patterns: [/^open\.spotify\.com\/(?:artist|album|track)\/\w+/] },
  {
    name: 'youtube',
    patterns: [
      /^(?:m\.)?youtube\.com\/watch\?v=[\w-]+/,
      /^(?:m\.)?youtube\.com\/shorts\/[\w-]+/,
      /^(?:m\.)?youtube\.com\/v\/[\w-]+/,
      /^youtube\.com\/embed\/[\w-]+/,
      /^youtu\.be\/[\w-]+/,
    ],
  },
  {
    name: 'vimeo',
    patterns: [
      /^vimeo\.com\/\d+/,
      /^vimeo\.com\/[^/]+\/[^/]+\/video\/\d+/,
      /^vimeo\.com\/(?:album|channels|groups|ondemand)\/[^/]+\/(?:videos?\/)?\d+/,
      /^player\.vimeo\.com\/video\/\d+/,
    ],
  },
  { name: 'instagram', patterns: [/^instagram\.com\/(?:p|reel)\/[\w-]+/] },
  { name: 'twitter', patterns: [/^(?:twitter|x)\.com(?![\w.:@-])/] },
  {
    name: 'googleMaps',
    patterns: [
      /^google\.com\/maps(?![\w-])/,
      /^goo\.gl\/maps(?![\w-])/,
      /^maps\.google\.com(?![\w.:@-])/,
      /^maps\.app\.goo\.gl(?![\w.:@-])/,
    ],
  },
  { name: 'flickr', patterns: [/^flickr\.com(?![\w.:@-])/] },
  { name: 'facebook', patterns: [/^facebook\.com(?![\w.:@-])/] },
]

/** Finds the provider of a media address; `null` when none is known. The case counts, as in existing data. */
function findMediaProvider(url: string): MediaProvider | null {
  const address = url
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
  return mediaProviders.find(({ patterns }) => patterns.some(pattern => pattern.test(address))) ?? null
}

/** A host with its port looks like a scheme: `video.example:8080/1`. */
const hasScheme = (url: string): boolean => /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(url)

/** An address as it is saved where a site is meant: one without a scheme gets `https://`; a path stays one. */
export function withScheme(url: string): string {
  if (hasScheme(url)) return url
  if (url.startsWith('//')) return `https:${url}`
  return /^[/?#.]/.test(url) ? url : `https://${url}`
}

/** A media address as it is saved: trimmed, with a scheme; `null` when no provider knows it. */
export function parseMediaUrl(text: string): string | null {
  const url = text.trim()
  if (!findMediaProvider(url)) return null
  return /^https?:\/\//.test(url) ? url : `https://${url}`
}
