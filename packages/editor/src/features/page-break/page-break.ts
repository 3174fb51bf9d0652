import { SeparatorHorizontal } from 'lucide-react'
import { pageBreakLabel } from '../../content/messages.ts'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { insertPageBreak } from './insert-page-break.ts'
import { insertPageBreakLabel } from './messages.ts'
import { dashesRule } from './input-rule.ts'
import { pageBreakView } from './page-break-view.ts'

const pageBreakItem: ToolbarItem<'pageBreak'> = {
  kind: 'button',
  name: 'pageBreak',
  label: insertPageBreakLabel,
  icon: SeparatorHorizontal,
  run: insertPageBreak,
}

/** Page breaks: a dashed line with a label, inserted by button, Ctrl+Enter or `---`. */
export const pageBreak: Feature<'pageBreak'> = {
  name: 'pageBreak',
  content: {
    nodeViews: { pageBreak: pageBreakView },
    objectNames: { pageBreak: pageBreakLabel },
  },
  help: [{ section: 'blocks', label: insertPageBreakLabel, keys: ['Mod-Enter'], typed: ['---'] }],
  inputRules: [dashesRule],
  toolbarItems: [pageBreakItem],
  blocks: [{ label: pageBreakLabel, icon: SeparatorHorizontal, run: insertPageBreak }],
}
