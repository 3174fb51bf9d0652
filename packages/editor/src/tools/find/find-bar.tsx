import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { EditorContext } from '../../core/feature/editor-context.ts'
import { useEditorState } from '../../core/feature/use-editor-state.ts'
import { useMessages } from '../../messages/locale.tsx'
import type { Message } from '../../messages/message.ts'
import { BarButton, BarToggle } from './bar-controls.tsx'
import { closeFind, goToMatch, searchFor } from './find-commands.ts'
import type { Search } from './find-matches.ts'
import { findOf } from './find-state.ts'
import * as say from './messages.ts'
import { ReplaceRow } from './replace-row.tsx'
import { runQuietly } from './run-quietly.ts'
import { useBarKeys } from './use-bar-keys.ts'

/** The bar of find and replace, below the toolbar, while it is open. */
export function FindBar({ editor }: { editor: EditorContext }): ReactElement | null {
  const { isOpen } = useEditorState(editor, state => ({ isOpen: findOf(state) !== null }))
  return isOpen ? <OpenBar editor={editor} /> : null
}

function OpenBar({ editor }: { editor: EditorContext }): ReactElement {
  const tell = useMessages()
  const { search, current, count, calls } = useEditorState(editor, state => {
    const find = findOf(state)
    return {
      search: find?.search ?? null,
      current: find?.current ?? -1,
      count: find?.matches.length ?? 0,
      calls: find?.calls ?? 0,
    }
  })
  const [told, setTold] = useState<Message | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (calls > 0) input.current?.select()
  }, [calls])
  const change = (changes: Partial<Search>): void => {
    setTold(null)
    if (search) runQuietly(editor, searchFor({ ...search, ...changes }))
  }
  const go = (step: 1 | -1): void => {
    setTold(null)
    runQuietly(editor, goToMatch(step))
  }
  const close = (): void => editor.run(closeFind)
  useBarKeys(bar, { close, go })
  return (
    <div ref={bar} role="search" aria-label={tell(say.findLabel)} className="tf-find">
      <div className="tf-find-row">
        <input
          ref={input}
          className="tf-input tf-find-input"
          aria-label={tell(say.findInputLabel)}
          placeholder={tell(say.findInputLabel)}
          value={search?.text ?? ''}
          onChange={event => change({ text: event.target.value })}
        />
        <output className="tf-find-count">
          {search?.text ? tell(told ?? say.countMessage(current, count)) : ''}
        </output>
        <BarButton
          label={say.previousLabel}
          drawing={ChevronUp}
          disabled={count === 0}
          onPress={() => go(-1)}
        />
        <BarButton label={say.nextLabel} drawing={ChevronDown} disabled={count === 0} onPress={() => go(1)} />
        <BarButton label={say.closeLabel} drawing={X} onPress={close} />
      </div>
      <ReplaceRow editor={editor} current={current} count={count} onReplaced={setTold} />
      <div className="tf-find-row">
        <BarToggle
          label={say.matchCaseLabel}
          on={search?.matchCase ?? false}
          onChange={matchCase => change({ matchCase })}
        />
        <BarToggle
          label={say.wholeWordLabel}
          on={search?.wholeWord ?? false}
          onChange={wholeWord => change({ wholeWord })}
        />
      </div>
    </div>
  )
}
