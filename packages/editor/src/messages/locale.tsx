import { createContext, use, type ReactElement, type ReactNode } from 'react'
import type { Locale, Message } from './message.ts'

const LocaleContext = createContext<Locale>('ru')

/** Sets the language of everything below. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactElement {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Gives the function that says a message in the language of the field. */
export function useMessages(): (message: Message) => string {
  const locale = use(LocaleContext)
  return message => message[locale]
}
