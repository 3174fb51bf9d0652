import type { Feature } from '../../core/feature/feature.ts'
import { boundSpaceRule, charactersRule } from './input-rules.ts'

/** Quotes, dashes and no-break spaces of a printed text while typing, where the host asks for them. */
export const typography: Feature = { name: 'typography', inputRules: [charactersRule, boundSpaceRule] }
