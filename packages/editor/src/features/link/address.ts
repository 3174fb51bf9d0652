import { safeUrl } from '@taskfield/document'
import type { Message } from '../../messages/message.ts'
import { emptyAddress } from '../../ui/messages.ts'
import { unsafeAddress } from './messages.ts'

const label = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?`
const domain = String.raw`(?:${label}\.)+[\p{L}]{2,63}`
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`
const host = String.raw`(?:${domain}|localhost|${octet}(?:\.${octet}){3})(?::\d{2,5})?`
const rest = String.raw`(?:[/?#]\S*)?`

const email = new RegExp(String.raw`^[\p{L}\p{N}._%+-]+@${domain}$`, 'iu')
const bareHost = new RegExp(`^${host}${rest}$`, 'iu')
const webAddress = new RegExp(String.raw`^(?:(?:https?|ftp):)?//(?:\S+@)?${host}${rest}$`, 'iu')
const wwwAddress = new RegExp(String.raw`^www\.${domain}(?::\d{2,5})?${rest}$`, 'iu')

/** Reads what a person gives as an address: one without a scheme gets `https://`, an e-mail address `mailto:`. */
export function readAddress(text: string): { readonly href: string } | { readonly error: Message } {
  const address = text.trim()
  if (!address) return { error: emptyAddress }
  if (email.test(address)) return { href: `mailto:${address}` }
  const href = bareHost.test(address) ? `https://${address}` : address
  return safeUrl(href, 'link') === null ? { error: unsafeAddress } : { href }
}

/**
 * The address that a typed or pasted word is linked to; `null` when it is none. A word counts as one when it begins
 * with `http://`, `https://`, `ftp://`, `//` or `www.`, or is an e-mail address: the older editor's rule.
 */
export function findAddress(word: string): string | null {
  if (/^mailto:\S+@\S+$/i.test(word)) return safeUrl(word, 'link')
  if (email.test(word)) return `mailto:${word}`
  if (wwwAddress.test(word)) return `https://${word}`
  return webAddress.test(word) && !/^(?:https?:|ftp:)?\/\/www\.[^.]+$/iu.test(word)
    ? safeUrl(word, 'link')
    : null
}

/** Leaves out one punctuation mark at the end: it belongs to the sentence. */
export function withoutPunctuation(word: string): string {
  return word.replace(/[!.:,;?]$/, '')
}

/** How an address is shown: as people would type it. */
export function shownAddress(href: string): string {
  return href.replace(/^mailto:/i, '')
}
