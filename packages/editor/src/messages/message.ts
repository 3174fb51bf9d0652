/** The languages of the interface. */
export type Locale = 'ru' | 'en'

/** A text of the interface in every language. */
export type Message = Readonly<Record<Locale, string>>
