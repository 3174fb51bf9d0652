import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Locale, Message } from './message.ts'

const LocaleContext = createContext<Locale>('ru')

/** Sets the language of everything below. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactElement {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>
}

/** Gives the function that says a message in the language of the field. */
export function useMessages(): (message: Message) => string {
  const locale = useContext(LocaleContext)
  return message => message[locale]
}
