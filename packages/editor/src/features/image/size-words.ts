import type { Message } from '../../messages/message.ts'

/** A size as people write it: the number with the decimal mark of their language, a space that does not break, the unit. */
export function sizeWords(size: string | null): Message {
  const en = (size ?? '').replace(/(\d)(%|[a-z]+)$/, '$1\u00a0$2')
  return { ru: en.replace('.', ','), en }
}
