import type { MediaProvider } from '@taskfield/document'
import { callHost, laterOnError, type OnError } from './host-errors.ts'

/** The host's providers of media; where a function of one throws, the media is a card with a link. */
export function guardProviders(providers: readonly MediaProvider[], onError: OnError): MediaProvider[] {
  const ask = <Answer>(call: () => Answer): Answer | undefined => callHost(laterOnError(onError), call)
  return providers.map(provider => {
    const { embedUrl, shape } = provider
    return {
      ...provider,
      ...(embedUrl && { embedUrl: match => ask(() => embedUrl(match)) ?? null }),
      ...(typeof shape === 'function' && { shape: match => ask(() => shape(match)) ?? usualShape }),
    }
  })
}

const usualShape = { ratio: 16 / 9 }
