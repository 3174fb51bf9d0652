import { messageText } from '../../messages/message-text.ts'
import type { Command, EditorState } from 'prosemirror-state'
import type { BlockChoice } from '../../core/feature/block-choice.ts'
import { featuresOf } from '../../core/feature/feature-list.ts'
import { contextOf } from '../../core/feature/host-context.ts'
import { opensAfterSpace } from '../../core/suggestion/marker-place.ts'
import { matchItems } from '../../core/suggestion/match-items.ts'
import { nothingFound } from '../../core/suggestion/messages.ts'
import type {
  SuggestionOption,
  SuggestionRange,
  SuggestionSource,
} from '../../core/suggestion/suggestion-source.tsx'
import { findShortcut } from '../../core/toolbar/find-shortcut.ts'
import { blockMenuLabel, blocksFailed } from './messages.ts'

/** What the key of `/` types on a Russian layout. */
const russianSlash = '.'

/**
 * `/` offers every kind of block that the field has and that can stand there. At the start of a block the point does so, too, as long as what
 * follows it is Russian: no sentence begins with one, and `.env` or `.5` are no blocks.
 */
export const blockSource: SuggestionSource = {
  name: 'blocks',
  label: blockMenuLabel,
  markers: ['/', russianSlash],
  opensAfter: (before, marker) => (marker === russianSlash ? before === '' : opensAfterSpace(before)),
  isOffered: state => blocksOf(state).length > 0,
  limit: 20,
  delay: 0,
  find(query, { state, range, marker }) {
    if (marker === russianSlash && !/^[а-яё\s]*$/i.test(query)) return null
    const cleared = state.apply(state.tr.delete(range.from, range.to))
    const possible = blocksOf(state).filter(({ run }) => run(cleared))
    return matchItems(
      possible.map(block => optionOf(block, state)),
      query,
      possible.length,
    )
  },
  empty: nothingFound,
  failed: blocksFailed,
}

function blocksOf(state: EditorState): readonly BlockChoice[] {
  return featuresOf(state).flatMap(feature => feature.blocks ?? [])
}

function optionOf({ label, icon, run, words = '' }: BlockChoice, state: EditorState): SuggestionOption {
  const shown = messageText(label, contextOf(state))
  return {
    key: label.en,
    id: shown,
    name: `${shown} ${label.ru} ${label.en} ${words}`,
    label: shown,
    icon,
    shortcut: findShortcut(featuresOf(state), run),
    choose: range => runInstead(range, run),
  }
}

/** Takes what was typed away and does the command: one step of undo. */
function runInstead({ from, to }: SuggestionRange, run: Command): Command {
  return (state, dispatch, view) => {
    const cleared = state.tr.delete(from, to)
    if (!dispatch || !view) return run(state.apply(cleared))
    dispatch(cleared)
    return run(view.state, made => dispatch(made.setMeta('appendedTransaction', cleared)), view)
  }
}
