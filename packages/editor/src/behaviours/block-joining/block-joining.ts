import type { Feature } from '../../core/feature/feature.ts'
import { backspaceHelp, besideObjectHelp, endBlockHelp } from './messages.ts'
import { typedText } from './typed-text.ts'

/** Enter, Backspace, Delete and typing where blocks meet. */
export const blockJoining: Feature = {
  name: 'blockJoining',
  help: [
    { section: 'editing', label: backspaceHelp, keys: ['Backspace', 'Delete'] },
    { section: 'editing', label: besideObjectHelp, keys: ['Enter', 'Shift-Enter'] },
    { section: 'editing', label: endBlockHelp, keys: ['Backspace'] },
  ],
  plugins: [typedText],
}
