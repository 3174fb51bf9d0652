import type { Feature } from '../core/feature/feature.ts'
import { helpSections, type HelpLine } from '../core/feature/help-line.ts'
import { writeShortcut } from '../core/toolbar/shortcut.ts'
import { sectionLabels } from '../tools/help/dialog-messages.ts'
import { decisions, newerHabits } from './key-scenarios/decisions.ts'
import { furtherDecisions } from './key-scenarios/further/decided.ts'
import { scenarios, type Scenario } from './key-scenarios/scenario.ts'

const introduction = `# The keyboard

Written from the keymaps of the features by \`npx vitest run packages/editor/src/testing/keyboard-page.test.ts -u\`; a test
holds this page to them. The field shows the same by Alt+0. On a Mac Ctrl is Cmd (⌘) and Alt is Option (⌥).

Shortcuts with letters, digits and punctuation work on every keyboard layout, a Russian one among them, and with Caps Lock. Where a key has several
lines here, the place of the caret decides. What is formatted while it is typed is taken back by Ctrl+Z, or by Backspace right after it.
`

const comparison = `## Other than in CKEditor 5

Elsewhere the keys do what users of CKEditor 5 are used to: 777 recorded sequences, and some more after their rules,
hold the field to it (\`packages/editor/src/testing/key-scenarios\`). In these it was decided otherwise. \`|\` and \`^\` stand for the caret, or \`[\` and \`]\` for the
selection.
`

/** Of the scenarios with one reason the page shows so many. */
const maxExamples = 4

/** Writes `docs/keyboard.md`. */
export function writeKeyboardPage(features: readonly Feature[]): string {
  const lines = features.flatMap(({ help = [] }) => help)
  const tables = helpSections.map(section => {
    const rows = lines.filter(line => line.section === section).map(rowOf)
    return `## ${sectionLabels[section].en}\n\n| What | Keys | Typed |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  const decided = decisions.map(({ why, scenarios: ends }) => itemOf(why, Object.keys(ends).map(Number)))
  const further = furtherDecisions.map(({ why, scenarios: ends }) =>
    [`- ${why}`, ...ends.map(([start, keys, end]) => exampleOf({ start, keys, end }))].join('\n'),
  )
  const newer = newerHabits.map(habit => itemOf(habit.why, habit.scenarios))
  const otherwise = `${comparison}\n${[...decided, ...further].join('\n')}\n`
  const asNewer = `Here the field follows the newest version, not the one that existing data comes from.\n\n${newer.join('\n')}\n`
  return [introduction, ...tables, otherwise, asNewer].join('\n')
}

function rowOf({ label, keys = [], typed = [] }: HelpLine): string {
  const shown = keys.map(key => writeShortcut(key, false)).map(asCode)
  return `| ${label.en} | ${shown.join(', ')} | ${typed.map(asCode).join(', ')} |`
}

function itemOf(why: string, numbers: readonly number[]): string {
  const examples = scenarios.filter(({ number }) => numbers.includes(number)).map(exampleOf)
  const further = examples.length - maxExamples
  const rest = further > 0 ? [`  - and ${further} more of the kind`] : []
  return [`- ${why}`, ...examples.slice(0, maxExamples), ...rest].join('\n')
}

function exampleOf({ start, keys, end }: Pick<Scenario, 'start' | 'keys' | 'end'>): string {
  return `  - ${asCode(start)}, keys ${asCode(keys)}: ${asCode(end)}`
}

/** A text in which backticks may stand; bars would end a cell. */
function asCode(text: string): string {
  const fence = text.includes('`') ? '````' : '`'
  const space = text.startsWith('`') || text.endsWith('`') || fence.length > 1 ? ' ' : ''
  return `${fence}${space}${text.replaceAll('\n', '⏎')}${space}${fence}`
}
