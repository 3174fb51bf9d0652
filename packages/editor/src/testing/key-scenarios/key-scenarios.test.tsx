import { describe, expect, it } from 'vitest'
import { TextSelection } from 'prosemirror-state'
import { writeBlocks } from '@taskfield/document'
import { openField } from '../open-field.ts'
import { readCaret, writeEnd, writeState } from './caret.ts'
import { pressKeys } from './press-keys.ts'
import { scenarios, type Scenario } from './scenario.ts'
import { waiting } from './waiting.ts'

const waits: ReadonlySet<number> = new Set(Object.values(waiting).flat())
const standing = scenarios.filter(({ number }) => !waits.has(number))

describe('keys that users of the older editor are used to', () => {
  it.each(standing)('do the same here: $number $group: $keys in $start', play)
})

describe('keys that wait for a part of the field', () => {
  it.fails.each(scenarios.filter(({ number }) => waits.has(number)))('$number $group: $keys in $start', play)
})

async function play({ start, keys, end }: Scenario): Promise<void> {
  const { doc, caret } = readCaret(start, '|')
  if (caret === null) throw new RangeError(`No caret can stand where the start has it: ${start}`)
  const opened = openField('')
  const { field } = opened
  field.content.setHtml(writeBlocks(doc))
  field.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, caret)))
    return true
  })
  await pressKeys(opened, keys)
  expect(writeState(field.state)).toBe(writeEnd(end))
}
