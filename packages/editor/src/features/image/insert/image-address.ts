import { safeUrl } from '@taskfield/document'
import type { Message } from '../../../messages/message.ts'
import { emptyAddress } from '../../../ui/messages.ts'
import { unusableAddress } from './form-messages.ts'

/** Reads the address of an image as a person typed it: of the web, or of this site. */
export function readImageAddress(typed: string): { readonly src: string } | { readonly error: Message } {
  const address = typed.trim()
  if (address === '') return { error: emptyAddress }
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address)
  const src = safeUrl(isBare ? `https://${address}` : address, 'image')
  const isOfWeb = src !== null && /^(?:https?:\/\/[^\s/]|\/)/i.test(src) && !/\s/.test(src)
  return isOfWeb ? { src } : { error: unusableAddress }
}
