import type { Message } from '../../messages/message.ts'

/** A text of the host: in one language, or in each. */
export type HostText = string | Message

export function messageOf(text: HostText): Message {
  return typeof text === 'string' ? { ru: text, en: text } : text
}
