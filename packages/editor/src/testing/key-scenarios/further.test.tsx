import { describe, expect, it } from 'vitest'
import { writeEnd } from './caret.ts'
import { furtherDecisions } from './further/decided.ts'
import { enterOverScenarios, enterScenarios, lineScenarios } from './further/enter.ts'
import type { FurtherScenario } from './further/further-scenario.ts'
import { emptyBlockScenarios, joinScenarios } from './further/joins.ts'
import { arrowScenarios, boxScenarios, tabScenarios } from './further/moves.ts'
import {
  besideScenarios,
  farScenarios,
  growingScenarios,
  inlineImageScenarios,
  textEdgeScenarios,
} from './further/objects.ts'
import { pastedScenarios, pastedWordScenarios } from './further/pasted.ts'
import { emptiedScenarios, selectionScenarios, wholeScenarios } from './further/selections.ts'
import { tableScenarios } from './further/tables.ts'
import { commandScenarios, typedMarkScenarios, typedScenarios } from './further/typed.ts'
import { playScenario } from './play-scenario.ts'

const groups: readonly (readonly [string, readonly FurtherScenario[]])[] = [
  ['Enter', enterScenarios],
  ['Enter over a selection', enterOverScenarios],
  ['Shift+Enter', lineScenarios],
  ['Backspace and Delete where texts meet', joinScenarios],
  ['Backspace and Delete beside an empty block', emptyBlockScenarios],
  ['what is deleted or replaced', selectionScenarios],
  ['what is deleted from the start of a block', emptiedScenarios],
  ['what is deleted whole', wholeScenarios],
  ['a selection over objects', growingScenarios],
  ['the ends of the text', farScenarios],
  ['an empty block beside an object', besideScenarios],
  ['an image in the line', inlineImageScenarios],
  ['Tab', tabScenarios],
  ['boxes', boxScenarios],
  ['arrows', arrowScenarios],
  ['tables', tableScenarios],
  ['pasting', pastedScenarios],
  ['pasting words', pastedWordScenarios],
  ['arrows at the end of a text beside an object', textEdgeScenarios],
  ['what is typed at the start of a heading', typedScenarios],
  ['a mark typed behind a line break or an image', typedMarkScenarios],
  ['a command after what was typed', commandScenarios],
  ['what was decided', furtherDecisions.flatMap(({ scenarios }) => scenarios)],
]

describe.each(groups)('%s', (_, scenarios) => {
  it.each(scenarios)('%s, %s', async (start, keys, end) => {
    expect(await playScenario(start, keys)).toBe(writeEnd(end))
  })
})
