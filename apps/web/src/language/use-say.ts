import type { Locale, Message } from '@taskfield/editor'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguage } from './language.ts'

/** The language of the page. */
export function useLanguage(): Locale {
  return useSyncExternalStore(onLanguage, currentLanguage)
}

/** Gives the function that says a message in the language of the page. */
export function useSay(): (message: Message) => string {
  const language = useLanguage()
  return message => message[language]
}
