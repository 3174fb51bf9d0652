export type Script = 'cyrillic' | 'latin'

/** The letters of a text. One Cyrillic letter is enough: names in a Russian text are often Latin, hardly ever the reverse. */
export function scriptOf(text: string): Script | null {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic'
  return /\p{Script=Latin}/u.test(text) ? 'latin' : null
}
