import { CaseSensitive, ChevronDown, ChevronUp, WholeWord, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { closeLabel } from '../../content/messages.ts'
import { overTextAttribute } from '../../core/feature/balloon.ts'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { BarButton } from './bar-controls.tsx'
import { goToMatch, searchFor } from './find-commands.ts'
import type { Search } from './find-matches.ts'
import { findOf } from './find-state.ts'
import * as messages from './messages.ts'
import {
  countMessage,
  findInputLabel,
  findOnlyLabel,
  matchCaseLabel,
  wholeWordLabel,
} from './bar-messages.ts'
import { ReplaceRow } from './replace-row.tsx'
import { closeBar, runQuietly } from './run-in-bar.ts'
import { useBarKeys } from './use-bar-keys.ts'
import { useBarPlace } from './use-bar-place.ts'

/** The bar of find and replace, over a corner of the text. */
export function OpenBar({ editor }: { editor: EditorContext }): ReactElement {
  const say = useMessages()
  const { current, count, moves, isEditable } = useEditorState(editor, state => {
    const find = findOf(state)
    return {
      current: find?.current ?? -1,
      count: find?.matches.length ?? 0,
      moves: find?.moves ?? 0,
      isEditable: editor.isEditable,
    }
  })
  // What was replaced is said until the next search.
  const [replaced, setReplaced] = useState<{ message: Message; moves: number } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarKeys(bar, editor)
  useBarPlace(bar, editor)
  const message = replaced?.moves === moves ? replaced.message : countMessage(current, count)
  return (
    <div
      ref={bar}
      role="search"
      aria-label={say(isEditable ? messages.findLabel : findOnlyLabel)}
      className="tf-find"
      {...{ [overTextAttribute]: '' }}
    >
      <FindRow editor={editor} count={count} message={message} />
      {isEditable && (
        <ReplaceRow
          editor={editor}
          current={current}
          count={count}
          onReplaced={outcome => setReplaced({ message: outcome, moves: moves + 1 })}
        />
      )}
    </div>
  )
}

interface FindRowProps {
  readonly editor: EditorContext
  readonly count: number
  readonly message: Message
}

function FindRow({ editor, count, message }: FindRowProps): ReactElement {
  const say = useMessages()
  const { search, calls } = useEditorState(editor, state => {
    const find = findOf(state)
    return { search: find?.search ?? null, calls: find?.calls ?? 0 }
  })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (calls > 0) input.current?.select()
  }, [calls])
  const change = (changes: Partial<Search>): void => {
    if (search) runQuietly(editor, searchFor({ ...search, ...changes }))
  }
  const toggle = (name: 'matchCase' | 'wholeWord'): void => change({ [name]: search?.[name] !== true })
  const go = (step: 1 | -1): void => runQuietly(editor, goToMatch(step))
  return (
    <div className="tf-find-row">
      <span className="tf-find-what">
        <input
          ref={input}
          className="tf-input tf-find-input"
          aria-label={say(findInputLabel)}
          placeholder={say(findInputLabel)}
          value={search?.text ?? ''}
          onChange={event => change({ text: event.target.value })}
        />
        <output className="tf-find-count">{search?.text ? say(message) : ''}</output>
      </span>
      <span className="tf-find-choices">
        <BarButton
          label={matchCaseLabel}
          drawing={CaseSensitive}
          pressed={search?.matchCase ?? false}
          onPress={() => toggle('matchCase')}
        />
        <BarButton
          label={wholeWordLabel}
          drawing={WholeWord}
          pressed={search?.wholeWord ?? false}
          onPress={() => toggle('wholeWord')}
        />
      </span>
      <span className="tf-find-buttons">
        <BarButton
          label={messages.previousMatchHelp}
          drawing={ChevronUp}
          disabled={count === 0}
          onPress={() => go(-1)}
        />
        <BarButton
          label={messages.nextMatchHelp}
          drawing={ChevronDown}
          disabled={count === 0}
          onPress={() => go(1)}
        />
        <BarButton label={closeLabel} drawing={X} onPress={() => closeBar(editor)} />
      </span>
    </div>
  )
}
