import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import type { Message, Words } from './message.ts'
import { messageText } from './message-text.ts'

const WordsContext = createContext<Words>({ locale: 'ru', messages: null })

/** Sets how messages are said in everything below. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }): ReactElement {
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

/** Gives the function that says a message in the language of the field. */
export function useMessages(): (message: Message) => string {
  const words = useContext(WordsContext)
  return message => messageText(message, words)
}
