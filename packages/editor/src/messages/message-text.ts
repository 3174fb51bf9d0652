import type { HostMessages, Locale, Message, MessageValues, Pattern, Words } from './message.ts'

/** The one place that turns a message into the text that is shown: the host's where it has one, else ours. */
export function messageText(message: Message, words: Words): string {
  const { locale, messages } = words
  if (!messages) return message[locale]
  const { made } = message
  const pattern = ownOf(messages, keyOf(message)) ?? made?.of[locale]
  return pattern === undefined ? message[locale] : fill(pattern, made?.values ?? {}, words)
}

/** The host's text; ours stands where it gives none, or something that is no text. */
function ownOf({ texts }: HostMessages, key: string): Pattern | undefined {
  const own: unknown = (texts as Readonly<Record<string, unknown>> | undefined)?.[key]
  const isForms = typeof own === 'object' && own !== null && 'other' in own && typeof own.other === 'string'
  return isForms || (typeof own === 'string' && own !== '') ? (own as Pattern) : undefined
}

/** What a host's texts name a message by: its English text, with `{name}` for values. */
export function keyOf({ en, made }: Message): string {
  const pattern = made?.of.en ?? en
  return typeof pattern === 'string' ? pattern : pattern.other
}

/** A message of words and values: `template({ ru: 'Заголовок {number}', en: 'Heading {number}' }, { number: 2 })`. */
export function template(of: Readonly<Record<Locale, Pattern>>, values: MessageValues): Message {
  const say = (locale: Locale): string => fill(of[locale], values, { locale, messages: null })
  return { ru: say('ru'), en: say('en'), made: { of, values } }
}

/** The language that a field speaks, as the host names it. */
export function languageOf({ messages, locale }: Words): string {
  return messages?.language ?? locale
}

/** Numbers are shown whole: what is to be rounded has been. */
const exact = { maximumFractionDigits: 10 }

function fill(pattern: Pattern, values: MessageValues, words: Words): string {
  const language = languageOf(words)
  const text = typeof pattern === 'string' ? pattern : formOf(pattern, values, language)
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof value === 'number') return inLanguage(language, of => value.toLocaleString(of, exact))
    if (typeof value === 'string') return value
    return typeof value === 'object' ? messageText(value, words) : gap
  })
}

function formOf(pattern: Exclude<Pattern, string>, values: MessageValues, language: string): string {
  const number = Object.values(values).find(value => typeof value === 'number') ?? 0
  const form = pattern[inLanguage(language, of => new Intl.PluralRules(of).select(number))]
  return typeof form === 'string' ? form : pattern.other
}

/** What a language says; English where its name is none, for which `Intl` throws. */
function inLanguage<T>(language: string, say: (language: string) => T): T {
  try {
    return say(language)
  } catch {
    return say('en')
  }
}
