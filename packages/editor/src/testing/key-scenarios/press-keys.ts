import { userEvent } from 'vitest/browser'
import type { OpenedField } from '../open-field.ts'
import { findCommand } from './commands.ts'

/** Does what the keys of a scenario say. Its waits are those of a slow hand: they change nothing here. */
export async function pressKeys({ editor, text }: OpenedField, keys: string): Promise<void> {
  for (const [key] of keys.matchAll(/".*?"(?= |$)|\S+/g)) {
    const [, kind, value = ''] = /^(cmd:|pasteh?=)(.*)$/.exec(key) ?? []
    if (kind === 'cmd:') editor.run(findCommand(value))
    else if (kind !== undefined) paste(text, kind === 'paste=' ? 'text/plain' : 'text/html', value)
    else if (!/^(?:wait\d+|data)$/.test(key)) await userEvent.keyboard(inTestNotation(key))
  }
}

function inTestNotation(key: string): string {
  if (key.startsWith('"')) return key.slice(1, -1).replaceAll('_', ' ').replace(/[{[]/g, '$&$&')
  const names = key.replace('Space', ' ').split('+')
  const last = names.pop() ?? ''
  const press = last.length > 1 ? `{${last}}` : last
  return names.map(name => `{${name}>}`).join('') + press + names.map(name => `{/${name}}`).join('')
}

const signs: Readonly<Record<string, string>> = { '␣': ' ', '⏎': '\n', '⇥': '\t' }

function paste(target: HTMLElement, type: string, value: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData(
    type,
    value.replace(/[␣⏎⇥]/g, sign => signs[sign] ?? sign),
  )
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
