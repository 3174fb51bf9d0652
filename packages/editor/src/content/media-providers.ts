import { messageText } from '../messages/message-text.ts'
import type { MediaProvider } from '@taskfield/document'
import type { Words } from '../messages/message.ts'

/** What people call a provider. */
export function providerLabel({ name, label = name }: MediaProvider, words: Words): string {
  return typeof label === 'string' ? label : messageText(label, words)
}

/**
 * Gives the known providers as long as the given ones say the same: hosts write lists and functions anew at each rendering,
 * and nothing that plays may be drawn again for that.
 */
export function keepProviders(
  known: readonly MediaProvider[],
  given: readonly MediaProvider[],
): readonly MediaProvider[] {
  return keyOf(known) === keyOf(given) ? known : given
}

function keyOf(providers: readonly MediaProvider[]): string {
  return JSON.stringify(providers, (_name, value: unknown) =>
    value instanceof RegExp || typeof value === 'function' ? String(value) : value,
  )
}
