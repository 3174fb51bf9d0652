import type { Feature } from '../../core/feature.ts'
import { boundSpaceRule, signsRule } from './typing-rule.ts'

/** Quotes, dashes and no-break spaces of a printed text while typing, where the host asks for them. */
export const typography: Feature = { name: 'typography', inputRules: [signsRule, boundSpaceRule] }
