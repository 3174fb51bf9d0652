import { areasRule } from './areas-rule.mjs'
import { barrelsRule } from './barrels-rule.mjs'
import { reactFilesRule } from './react-files-rule.mjs'

/** The lint rules that keep docs/architecture.md true. */
export default {
  meta: { name: 'taskfield' },
  rules: { areas: areasRule, 'react-files': reactFilesRule, barrels: barrelsRule },
}
