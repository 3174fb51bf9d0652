import type { Command, EditorState } from 'prosemirror-state'
import { contextOf } from '../core/feature/host-context.ts'
import type { ToolbarItemName } from './features.ts'
import { countText, type TextCount } from './count-text.ts'
import type { EditorController } from './editor-controller.ts'
import { findNamed } from './named-commands.ts'

/** What a host can do with a field besides its props. */
export interface FieldHandle {
  /** The content as it stands now, with what `onChange` has not told yet. */
  readonly getHtml: () => string
  /**
   * Replaces the content whatever the user has typed; nothing of it can be undone. `onChange` tells it. A text that is only
   * read is changed by `value` alone.
   */
  readonly setHtml: (html: string) => void
  /** Puts the caret where it last was, at first at the start. */
  readonly focus: () => void
  /** Puts HTML from anywhere in the place of the selection, as pasting it does; one step of undo. */
  readonly insertHtml: (html: string) => void
  /**
   * Does what a toolbar item does, or one choice of a drop-down, or runs a ProseMirror command of yours. Then the text
   * has the focus. `false` where that cannot be done now, and for an item that only opens a panel.
   */
  readonly run: (command: ToolbarItemName | Command, choice?: string) => boolean
  /** Whether `run` would do it. */
  readonly canRun: (command: ToolbarItemName | Command, choice?: string) => boolean
  /** Whether an item, or one choice of a drop-down, is on where the selection is. */
  readonly isActive: (name: ToolbarItemName, choice?: string) => boolean
  /** The selected text; its blocks are lines. */
  readonly getSelectedText: () => string
  readonly countText: () => TextCount
  /** ProseMirror's state, for commands of your own. */
  readonly getState: () => EditorState
}

export function createHandle(field: EditorController): FieldHandle {
  const find = (command: ToolbarItemName | Command, choice?: string): Command | null =>
    typeof command === 'function' ? command : (findNamed(field.state, command, choice)?.run ?? null)
  const canRun: FieldHandle['canRun'] = (command, choice) =>
    field.isEditable && find(command, choice)?.(field.state) === true
  return {
    getHtml: () => field.content.getHtml(),
    setHtml(html) {
      if (!contextOf(field.state).readOnly) field.content.setHtml(html)
    },
    focus: () => field.focus(),
    insertHtml: html => field.insertHtml(html),
    run(command, choice) {
      const runnable = find(command, choice)
      if (!runnable || !canRun(runnable)) return false
      field.run(runnable)
      return true
    },
    canRun,
    isActive: (name, choice) => findNamed(field.state, name, choice)?.isActive?.(field.state) ?? false,
    getSelectedText: () => selectedText(field.state),
    countText: () => countText(field.state.doc),
    getState: () => field.state,
  }
}

function selectedText({ doc, selection: { ranges } }: EditorState): string {
  return ranges.map(({ $from, $to }) => doc.textBetween($from.pos, $to.pos, '\n')).join('\n')
}
