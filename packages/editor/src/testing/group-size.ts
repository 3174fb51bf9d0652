import { codeGroupLimits } from '../features/code-block/code-groups/code-groups.ts'
import { groupLimits } from '../field/block-groups/block-groups.ts'

// `GROUPS=2` shows every text in groups of two blocks, so that all tests of the view try groups as well.
const size = Number(import.meta.env['VITE_GROUPS'] ?? 0)
if (size > 0) Object.assign(groupLimits, { from: 1, size, atOnce: 8 * size })

// `CODE_LINES=2` does the same to the lines of code.
const lines = Number(import.meta.env['VITE_CODE_LINES'] ?? 0)
if (lines > 0) Object.assign(codeGroupLimits, { from: lines, size: lines })
