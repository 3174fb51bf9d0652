import type { MessageKey } from './message-key.ts'

/** The languages of the interface. */
export type Locale = 'ru' | 'en'

/** A text in which `{name}` stands for a value; or one for each form that its first number asks for. */
export type Pattern = string | PluralPattern

/** The forms of a language, as `Intl.PluralRules` names them; one that is missing is `other`. */
export interface PluralPattern extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly other: string
}

/** What stands in a text: words, a number, which is written as the language writes it, or another text of the interface. */
export type MessageValues = Readonly<Record<string, string | number | Message>>

/** A text of the interface in every language. */
export interface Message extends Readonly<Record<Locale, string>> {
  /** What it was made of, where values stand in it. */
  readonly made?: { readonly of: Readonly<Record<Locale, Pattern>>; readonly values: MessageValues }
}

/** Texts of a host in place of those of the field. */
export interface HostMessages {
  /**
   * The language of the texts, such as `de` or `kk`, whose rules numbers and their forms follow; that of `locale` unless it is said.
   */
  readonly language?: string
  /**
   * The texts by the English text that stands in their place, letter by letter: `{ Bold: 'Fett', 'Heading {number}': 'Überschrift {number}' }`.
   * What is not named stays as it is. TypeScript knows every key, and tells one that there is not.
   */
  readonly texts: { readonly [Key in MessageKey]?: Pattern }
}

/** How messages are said: in a language, with the texts of the host. */
export interface Words {
  readonly locale: Locale
  /** `null` without texts of the host. */
  readonly messages: HostMessages | null
}
