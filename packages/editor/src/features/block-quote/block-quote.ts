import { Quote } from 'lucide-react'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { blockQuoteLabel, leaveQuoteHelp } from './messages.ts'
import { quoteInputRule } from './input-rule.ts'
import { isQuoted, toggleBlockQuote } from './toggle-block-quote.ts'

const blockQuoteItem: ToolbarItem<'blockQuote'> = {
  kind: 'button',
  name: 'blockQuote',
  label: blockQuoteLabel,
  icon: Quote,
  run: toggleBlockQuote,
  isActive: isQuoted,
}

/** Quotations. */
export const blockQuote: Feature<'blockQuote'> = {
  name: 'blockQuote',
  inputRules: [quoteInputRule],
  toolbarItems: [blockQuoteItem],
  blocks: [{ label: blockQuoteLabel, icon: Quote, run: toggleBlockQuote }],
  help: [
    { section: 'blocks', label: blockQuoteLabel, typed: ['> '] },
    { section: 'blocks', label: leaveQuoteHelp, keys: ['Enter', 'Backspace'], makesLines: true },
  ],
}
