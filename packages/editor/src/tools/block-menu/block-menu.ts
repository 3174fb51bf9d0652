import type { Feature } from '../../core/feature/feature.ts'
import { blockSource } from './block-source.ts'
import { blockMenuHelp } from './messages.ts'

/** A list of all kinds of blocks behind a typed `/`. */
export const blockMenu: Feature = {
  name: 'blockMenu',
  suggestions: [blockSource],
  help: [{ section: 'blocks', label: blockMenuHelp, typed: ['/', '.'] }],
}
