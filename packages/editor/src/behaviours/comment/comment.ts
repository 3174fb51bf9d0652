import type { Feature } from '../../core/feature/feature.ts'
import { sendKeys, type SendKey } from '../../core/feature/send-key.ts'
import type { HelpLine } from '../../core/feature/help-line.ts'
import { sendHelp } from './messages.ts'

const keys: readonly SendKey[] = ['shift-enter', 'mod-enter', 'enter']

/** The key that sends a comment is explained in comments alone. */
export const comment: Feature = {
  name: 'comment',
  help: keys.map((sends): HelpLine => ({ section: 'field', label: sendHelp, keys: sendKeys[sends], sends })),
}
