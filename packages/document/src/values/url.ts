/** What an address is for: a link leads anywhere, an image is on the web or in the address itself, media is on the web. */
export type UrlUse = 'link' | 'image' | 'media'

/** The longest address that is kept, in characters. */
const maxLength = 65_536

/** What no reader of an address sees: white space, control, format and other characters without a shape, and what a parser makes of NUL. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\ufffd]/gu
const schemePattern = /^([a-z][a-z\d+.-]*):/

/** Schemes that a browser runs, or renders in the name of the page that holds the link; old browsers' too. */
const runnable: ReadonlySet<string> = new Set(
  (
    'javascript jscript livescript mocha ecmascript vbscript vbs data blob filesystem view-source about jar wyciwyg ' +
    'mhtml'
  ).split(' '),
)

/** Schemes of what a picture or media is fetched by. */
const fetched: ReadonlySet<string> = new Set(['http', 'https'])

const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif|tiff);base64,[a-z\d+/=\s]*$/i

/** What stands before the path, the query and the anchor, as the most forgiving reader of addresses would see it. */
function headOf(url: string): string {
  const visible = url.replace(invisible, '').normalize('NFKC')
  const head = /^[^/?#\\]*/.exec(visible)?.[0] ?? ''
  const decoded = head.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded.replace(invisible, '').toLowerCase()
}

/** The schemes that an address begins with: mostly one or none, but `feed:javascript:` has two. */
function schemesOf(head: string): string[] {
  const schemes: string[] = []
  for (let rest = head; ;) {
    const match = schemePattern.exec(rest)
    if (!match) return schemes
    schemes.push(match[1] ?? '')
    rest = rest.slice(match[0].length)
  }
}

/** Whether an address needs no closer look: relative, an anchor, or on the web. */
const isPlain = (url: string): boolean => /^(?:https?:\/\/|[/?#])/i.test(url)

/**
 * The one decision about addresses: returns the address as it was written when it can run nothing, else `null`. A link
 * keeps every scheme but those that a browser would run or render in the page's name; `followedHref` says which are
 * followed. Images and media are on the web; images may also be `data:` pictures (never SVG), of any length.
 */
export function safeUrl(url: string, use: UrlUse): string | null {
  if (use === 'image' && dataImage.test(url.trim())) return url
  if (url.length > maxLength) return null
  if (isPlain(url)) return url
  const head = headOf(url)
  const schemes = schemesOf(head)
  if (use === 'link') return schemes.some(scheme => runnable.has(scheme)) ? null : url
  const isOnTheWeb = schemes.length > 0 ? fetched.has(schemes[0] ?? '') : !head.includes(':')
  return isOnTheWeb ? url : null
}

/** The schemes that links are followed to without a word of the host: the web, mail, telephones and messengers. */
const usualSchemes: ReadonlySet<string> = new Set(
  'http https mailto tel ftp ftps sms sip skype tg viber whatsapp'.split(' '),
)

/**
 * The address that a link is followed to when somebody clicks it: its `href`, or `null` when its scheme is neither one
 * of the usual nor one of those that the host adds (`slack`, in any case, without a colon). Every link of a text that is
 * shown gets its `href` by this.
 */
export function followedHref(href: string, linkSchemes: readonly string[] = []): string | null {
  const safe = safeUrl(href, 'link')
  if (safe === null || isPlain(safe)) return safe
  const head = headOf(safe)
  const [scheme] = schemesOf(head)
  if (scheme === undefined) return head.includes(':') ? null : safe
  const isListed = usualSchemes.has(scheme) || linkSchemes.some(name => name.toLowerCase() === scheme)
  return isListed ? safe : null
}

/** Whether a link leads out of the product: such links open in a new window. The case counts, as in existing data. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href)
}
