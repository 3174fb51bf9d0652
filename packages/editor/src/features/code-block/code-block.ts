import { codeBlockAttrs } from '@taskfield/document'
import { SquareCode } from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import type { ToolbarItem } from '../../core/toolbar/toolbar-item.ts'
import { setCodeLanguage, toggleCodeBlock } from './code-block-commands.ts'
import { codeGroups } from './code-groups/code-groups.ts'
import { codeBlockView } from './code-block-view.ts'
import { findSelectedCode } from './find-code.ts'
import { indentCode, outdentCode } from './indent-code.ts'
import { languageMenuState } from './language-menu-state.ts'
import { LanguageOverlay } from './language-overlay.tsx'
import { codeLanguages } from '../../content/highlight/languages.ts'
import {
  codeBlockLabel,
  indentCodeHelp,
  languageLabel,
  leaveCodeHelp,
  newCodeLineHelp,
  outdentCodeHelp,
} from './messages.ts'
import { backticksRule } from './input-rules.ts'

const codeBlockItem: ToolbarItem<'codeBlock'> = {
  kind: 'menu',
  name: 'codeBlock',
  label: codeBlockLabel,
  emptyLabel: languageLabel,
  icon: SquareCode,
  run: toggleCodeBlock,
  isActive: state => findSelectedCode(state.selection).length > 0,
  choices: codeLanguages.map(({ name, label }) => ({
    name,
    label,
    run: setCodeLanguage(name),
    isActive: state => languageOf(state) === name,
  })),
}

function languageOf({ selection }: EditorState): string | null {
  const first = findSelectedCode(selection)[0]
  return first ? codeBlockAttrs(first.node).language : null
}

/** Code in a language: coloured while it is edited, with keys of its own. */
export const codeBlock: Feature<'codeBlock'> = {
  name: 'codeBlock',
  content: {
    plugins: [languageMenuState, codeGroups],
    nodeViews: { codeBlock: codeBlockView },
    overlays: [LanguageOverlay],
    indentation: { more: indentCode, less: outdentCode },
  },
  inputRules: [backticksRule],
  toolbarItems: [codeBlockItem],
  blocks: [{ label: codeBlockLabel, icon: SquareCode, run: toggleCodeBlock }],
  help: [
    { section: 'code', label: codeBlockLabel, typed: ['```'] },
    { section: 'code', label: indentCodeHelp, keys: ['Tab'] },
    { section: 'code', label: outdentCodeHelp, keys: ['Shift-Tab'] },
    { section: 'code', label: newCodeLineHelp, keys: ['Enter'], makesLines: true },
    { section: 'code', label: leaveCodeHelp, keys: ['ArrowDown'] },
  ],
}
