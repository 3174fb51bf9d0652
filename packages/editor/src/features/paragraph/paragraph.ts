import type { Feature } from '../../core/feature/feature.ts'
import { newParagraphHelp } from './messages.ts'

/** Enter in text. */
export const paragraph: Feature = {
  name: 'paragraph',
  help: [{ section: 'blocks', label: newParagraphHelp, keys: ['Enter'] }],
}
