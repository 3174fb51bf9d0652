import type { Feature } from '../../core/feature/feature.ts'
import { afterObjectHelp, backspaceHelp, beforeObjectHelp, endBlockHelp } from './messages.ts'
import { typedText } from './typed-text.ts'

/** Enter, Backspace, Delete and typing where blocks meet. */
export const blockJoining: Feature = {
  name: 'blockJoining',
  help: [
    { section: 'editing', label: backspaceHelp, keys: ['Backspace', 'Delete'] },
    { section: 'editing', label: afterObjectHelp, keys: ['Enter'], makesLines: true },
    { section: 'editing', label: beforeObjectHelp, keys: ['Shift-Enter'] },
    { section: 'editing', label: endBlockHelp, keys: ['Backspace'] },
  ],
  plugins: [typedText],
}
