import { expect, it } from 'vitest'
import { messagesOfSources } from '../testing/messages-of-sources.ts'

const { entries, made } = messagesOfSources()

it('stands in messages.json whole: `npx vitest run packages/editor/src/messages -u` writes it', async () => {
  const byKey = Object.fromEntries(entries.map(({ key, en, ru }) => [key, { en, ru }]))
  expect(entries.length).toBeGreaterThan(300)
  await expect(`${JSON.stringify(byKey, null, 2)}\n`).toMatchFileSnapshot('../../messages.json')
})

it('has a type of its keys: the same command writes it', async () => {
  const keys = [...new Set(entries.map(({ key }) => key))]
  await expect(typeOfKeys(keys)).toMatchFileSnapshot('message-key.ts')
  await expect(setOfKeys(keys)).toMatchFileSnapshot('message-keys.ts')
})

it('has one meaning for each key', () => {
  const meanings = new Map<string, Set<string>>()
  for (const { key, ru } of entries)
    meanings.set(key, (meanings.get(key) ?? new Set()).add(JSON.stringify(ru)))
  expect([...meanings].filter(([, all]) => all.size > 1)).toEqual([])
})

/** The source of the type, as the formatter writes it. */
function typeOfKeys(keys: readonly string[]): string {
  const [head, tail] = [
    '/** What a text of the interface is named by: its English text. Written from the sources. */',
    'export type MessageKey =',
  ]
  return `${[head, tail, ...keys.map(key => `  | ${quoted(key)}`)].join('\n')}\n`
}

/** The same for development builds, which have no types. */
function setOfKeys(keys: readonly string[]): string {
  const [head, open, close] = [
    '/** What the texts of the interface are named by, for development builds. Written from the sources. */',
    'export const messageKeys: ReadonlySet<string> = new Set([',
    '])',
  ]
  return `${[head, open, ...keys.map(key => `  ${quoted(key)},`), close].join('\n')}\n`
}

const quoted = (key: string): string => (key.includes("'") ? JSON.stringify(key) : `'${key}'`)

/** Texts that are no words of the interface, and what they are. */
const fromElsewhere: Readonly<Record<string, string>> = {
  'content/highlight/languages.ts': 'languages of code',
  'features/color/color-panel.tsx': 'colours without a name',
  'features/color/color.ts': 'colours without a name',
  'features/image/request/read-answer.ts': 'what a server says',
  'features/image/size-words.ts': 'figures',
  'features/image/upload/transfer.ts': 'what a host says',
  'field/announcements/describe-change.ts': 'colours without a name',
  'field/document-generation/generation.ts': 'what a host says',
  'field/host/host-text.ts': 'what a host says',
  'messages/message-text.ts': 'the patterns that it is given',
}

it('has all texts but those that come from elsewhere', () => {
  expect(made.toSorted()).toEqual(Object.keys(fromElsewhere).toSorted())
})
