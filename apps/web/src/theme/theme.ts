/** What the user chose: `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const themes: readonly Theme[] = ['system', 'light', 'dark']

const storageKey = 'taskfield:theme'

export function parseTheme(text: string | null): Theme | null {
  return themes.find(theme => theme === text) ?? null
}

/** The theme chosen in this browser; `system` where nothing was chosen or nothing may be stored. */
export function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(storageKey)) ?? 'system'
  } catch {
    return 'system'
  }
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // A browser that stores nothing keeps the choice until the page is closed.
  }
}

/** Shows the page in a theme: the tokens read `data-theme`, and without it the device's setting. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
