import { findMedia, type MediaProvider } from '@taskfield/document'
import type { Message } from '../../messages/message.ts'
import { emptyMediaUrl, unsupportedMediaUrl } from './messages.ts'

/** An address, or one whose scheme is left out: a host with a dot, and no space anywhere. */
const webAddress = /^(?:https?:\/\/)?[^\s/?#.]+(?:\.[^\s/?#.]+)+(?:[/?#]\S*)?$/i

/** The address of media that a text is, as it is saved; `null` when it is no web address, or no provider knows it. */
export function findMediaAddress(text: string, providers: readonly MediaProvider[]): string | null {
  const address = text.trim()
  return webAddress.test(address) ? (findMedia(address, providers)?.url ?? null) : null
}

/** What providers give to show media on a page of one's own. */
const frameCode = /^\s*<iframe\s(?:[^>]*\s)?src=(["'])(?<address>[^"']*)\1/i

/** Reads what a person gives as the address of media: the address, or the code of a frame that has it. */
export function readMediaAddress(
  text: string,
  providers: readonly MediaProvider[],
): { readonly url: string } | { readonly error: Message } {
  if (!text.trim()) return { error: emptyMediaUrl }
  const address = frameCode.exec(text)?.groups?.['address']?.replaceAll('&amp;', '&')
  const url = findMediaAddress(address ?? text, providers)
  return url === null ? { error: unsupportedMediaUrl } : { url }
}
