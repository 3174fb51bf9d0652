import { IndentDecrease, IndentIncrease } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import type { Feature, Indentation } from '../../core/feature/feature.ts'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { indentBlocks, outdentBlocks } from './indent-blocks.ts'
import { indentLabel, outdentLabel } from './messages.ts'

const increaseIndent = inContent('more', indentBlocks)
const decreaseIndent = inContent('less', outdentBlocks)

/** Content with an indentation of its own, as items and code have, is asked first; elsewhere blocks move by 40 px. */
function inContent(way: keyof Indentation, ofBlocks: Command): Command {
  return (state, dispatch, view) =>
    featuresOf(state).some(({ content }) => content?.indentation?.[way](state, dispatch, view) === true) ||
    ofBlocks(state, dispatch, view)
}

/** More and less indent. */
export const indent: Feature<'indent' | 'outdent'> = {
  name: 'indent',
  keymap: { 'Mod-]': increaseIndent, 'Mod-[': decreaseIndent },
  help: [
    { section: 'blocks', label: indentLabel, keys: ['Mod-]'] },
    { section: 'blocks', label: outdentLabel, keys: ['Mod-['] },
  ],
  toolbarItems: [
    { kind: 'button', name: 'indent', label: indentLabel, icon: IndentIncrease, run: increaseIndent },
    { kind: 'button', name: 'outdent', label: outdentLabel, icon: IndentDecrease, run: decreaseIndent },
  ],
}
