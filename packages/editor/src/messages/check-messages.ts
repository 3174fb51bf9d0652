import { messageKeys } from './message-keys.ts'
import type { HostMessages } from './message.ts'

const checked = new WeakSet<HostMessages>()

/**
 * Says in the console which texts of a host stand in place of none, once for each object: a host without TypeScript is told by nobody else. It is in development builds
 * alone, by the condition `development`.
 */
export function checkMessages(messages: HostMessages | null): void {
  if (!messages || checked.has(messages)) return
  checked.add(messages)
  const unknown = Object.keys(messages.texts ?? {}).filter(key => !messageKeys.has(key))
  if (unknown.length === 0) return
  // oxlint-disable-next-line no-console -- it is for developers, and in their builds only
  console.warn(
    `The field has no texts that are named ${unknown.map(key => JSON.stringify(key)).join(', ')}, so those of \`messages\` are not shown. A text is named by its English text, letter by letter: messages.json of @taskfield/editor has all of them.`,
  )
}
