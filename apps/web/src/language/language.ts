import type { Locale } from '@taskfield/editor'

/** The languages of the workspace, the usual one first. */
export const languages: readonly Locale[] = ['ru', 'en']

const storageKey = 'taskfield:language'
const listeners = new Set<() => void>()
let current = storedLanguage()

function parseLanguage(text: string | null): Locale | null {
  return languages.find(language => language === text) ?? null
}

function storedLanguage(): Locale {
  try {
    return parseLanguage(localStorage.getItem(storageKey)) ?? 'ru'
  } catch {
    return 'ru'
  }
}

/** The language of the page; Russian until somebody chooses another in this browser. */
export function currentLanguage(): Locale {
  return current
}

/** Shows everything in a language, and keeps it in this browser. */
export function chooseLanguage(language: Locale): void {
  current = language
  showLanguage()
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // A browser that stores nothing keeps the choice until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Tells browsers and screen readers which language the page is in. */
export function showLanguage(): void {
  document.documentElement.lang = current
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
