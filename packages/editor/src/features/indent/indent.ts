import { chainCommands } from 'prosemirror-commands'
import type { Command } from 'prosemirror-state'
import type { Feature } from '../../core/feature/feature.ts'
import { indentBlocks, outdentBlocks } from './indent-blocks.ts'
import { indentLabel, outdentLabel } from './messages.ts'

/** What more and less indent mean in content of some kind. */
export interface Indentation {
  readonly more: Command
  readonly less: Command
}

/**
 * The buttons for the indent. Where the content has an indentation of its own, as items and code have, that is what they
 * change; elsewhere paragraphs and headings move by 40 px.
 */
export function createIndent(ofContent: readonly Indentation[]): Feature<'indent' | 'outdent'> {
  const indent = chainCommands(...ofContent.map(({ more }) => more), indentBlocks)
  const outdent = chainCommands(...ofContent.map(({ less }) => less), outdentBlocks)
  return {
    name: 'indent',
    keymap: { 'Mod-]': indent, 'Mod-[': outdent },
    help: [
      { section: 'blocks', label: indentLabel, keys: ['Mod-]'] },
      { section: 'blocks', label: outdentLabel, keys: ['Mod-['] },
    ],
    toolbarItems: [
      { name: 'indent', label: indentLabel, icon: 'indent', run: indent },
      { name: 'outdent', label: outdentLabel, icon: 'outdent', run: outdent },
    ],
  }
}
