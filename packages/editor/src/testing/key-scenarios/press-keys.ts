import type { EditorState } from 'prosemirror-state'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openSuggestion } from '../../core/suggestion/suggestion-state.ts'
import type { OpenedField } from '../open-field.ts'
import { findPastedAddress } from '../../features/media/auto-embed.ts'
import { copy, cut, paste } from '../clipboard.ts'
import { findCommand } from './commands.ts'

/**
 * Does what the keys of a scenario say. It waits until a pasted address has become media and what is suggested answers what was typed, where the scenario waits that
 * long; shorter waits are those of a slow hand. What is copied is kept here: the clipboard of the browser belongs to all tests that run at the time.
 */
export async function pressKeys(opened: OpenedField, keys: string): Promise<void> {
  let held: Held = {}
  for (const [key] of keys.matchAll(/".*?"(?= |$)|\S+/g)) {
    const [, kind, value = ''] = /^(cmd:|pasteh?=|wait(?=\d{3})|Control\+[cxv]$)(.*)$/.exec(key) ?? []
    const act = acts[kind ?? '']
    if (act) held = (await act(opened, value, held)) ?? held
    else if (!/^(?:wait\d+|data)$/.test(key)) await userEvent.keyboard(inTestNotation(key))
  }
}

type Held = Parameters<typeof paste>[1]
type Act = (opened: OpenedField, value: string, held: Held) => Held | void | Promise<Held | void>

/** What is more than a key; the clipboard's return what it holds then. */
const acts: Readonly<Record<string, Act>> = {
  'cmd:': ({ editor }, value) => editor.run(findCommand(value)),
  'paste=': ({ text }, value) => paste(text, { plain: decode(value) }),
  'pasteh=': ({ text }, value) => paste(text, { html: decode(value) }),
  wait: async ({ editor }) =>
    afterKey(() => expect.poll(() => isSettled(editor.state), { interval: 10 }).toBe(true)),
  'Control+c': async ({ text }) => afterKey(() => copy(text)),
  'Control+x': async ({ text }) => afterKey(() => cut(text)),
  'Control+v': async ({ text }, _value, held) => afterKey(() => paste(text, held)),
}

function isSettled(state: EditorState): boolean {
  return findPastedAddress(state) === null && (openSuggestion(state)?.isAnswered ?? true)
}

/** The field learns of a moved caret by the key before. */
async function afterKey<Result>(act: () => Result): Promise<Result> {
  await userEvent.keyboard('{Control}')
  return act()
}

function inTestNotation(key: string): string {
  if (key.startsWith('"')) return key.slice(1, -1).replaceAll('_', ' ').replace(/[{[]/g, '$&$&')
  const names = key.replace('Space', ' ').split('+')
  const last = names.pop() ?? ''
  const press = last.length > 1 ? `{${last}}` : last
  return names.map(name => `{${name}>}`).join('') + press + names.map(name => `{/${name}}`).join('')
}

const typedBy: Readonly<Record<string, string>> = { '␣': ' ', '⏎': '\n', '⇥': '\t' }

function decode(value: string): string {
  return value.replace(/[␣⏎⇥]/g, character => typedBy[character] ?? character)
}
