import { constants, isUtf8 } from 'node:buffer'

/** Reads bytes as UTF-8 text, without a byte order mark; `null` when they are not, or are more than a string holds. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.length > constants.MAX_STRING_LENGTH || !isUtf8(bytes)) return null
  return new TextDecoder().decode(bytes)
}

/** Why `decodeText` gave nothing, for a person. */
export const notText = 'Not UTF-8 text, or more than 512 MB of it'
