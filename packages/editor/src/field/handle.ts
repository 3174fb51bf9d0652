import type { Command, EditorState } from 'prosemirror-state'
import { sendComment } from '../behaviours/comment/send-comment.ts'
import { contextOf } from '../core/feature/host-context.ts'
import type { PendingUploads } from '../core/feature/pending-uploads.ts'
import { allPendingUploads } from '../features/image/upload/upload-plugin.ts'
import type { ToolbarItemName } from './features.ts'
import { countText, type TextCount } from '@taskfield/document'
import type { EditorController } from './editor-controller.ts'
import { toastOf, type HostToast, type HostToastHandle } from './toasts/host-toast.ts'
import { findNamed } from './named-commands.ts'
import type { ValueSync } from './value/value-sync.ts'

/** What a host can do with a field besides its props. */
export interface FieldHandle {
  /** The content as it stands now, with what `onChange` has not told yet. The field takes it that the host has it then. */
  readonly getHtml: () => string
  /**
   * Replaces the content whatever the user has typed; nothing of it can be undone. `onChange` tells it. A text that is only
   * read is changed by `value` alone.
   */
  readonly setHtml: (html: string) => void
  /** Whether there is no content: whether `getHtml` would give `''`. */
  readonly isEmpty: () => boolean
  /** Puts the caret where it last was, at first at the start. */
  readonly focus: () => void
  /** Takes the focus from the text. */
  readonly blur: () => void
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
  /** Sends the comment as its key does, for a button of yours. `false` where the field is no comment that the host takes. */
  readonly send: () => boolean
  /** Calls `onChange` at once with what it has not told yet. */
  readonly flush: () => void
  /** Aborted when the field leaves the page; for requests that are of no use without it. Another one when it comes back. */
  readonly signal: AbortSignal
  /** The images that are being uploaded: what is sent while `pending` is not 0 lacks them. */
  readonly pendingUploads: PendingUploads
  /** Shows a message above the page, which is also read aloud. The handle it gives puts another in its place, or closes it. */
  readonly notify: (toast: HostToast) => HostToastHandle
  /** ProseMirror's state, for commands of your own. */
  readonly getState: () => EditorState
}

export function createHandle(editor: EditorController, value: ValueSync): FieldHandle {
  const find = (command: ToolbarItemName | Command, choice?: string): Command | null =>
    typeof command === 'function' ? command : (findNamed(editor.state, command, choice)?.run ?? null)
  const canRun: FieldHandle['canRun'] = (command, choice) =>
    editor.view !== null && editor.isEditable && find(command, choice)?.(editor.state) === true
  const run: FieldHandle['run'] = (command, choice) => {
    const runnable = find(command, choice)
    if (!runnable || !canRun(runnable)) return false
    editor.run(runnable)
    return true
  }
  return {
    getHtml: () => value.getHtml(),
    setHtml(html) {
      if (!contextOf(editor.state).readOnly) value.setHtml(html)
    },
    isEmpty: () => value.html === '',
    focus: () => editor.focus(),
    blur: () => editor.view?.dom.blur(),
    insertHtml: html => editor.insertHtml(html),
    run,
    canRun,
    isActive: (name, choice) => findNamed(editor.state, name, choice)?.isActive?.(editor.state) ?? false,
    getSelectedText: () => selectedText(editor.state),
    countText: () => countText(editor.state.doc),
    send: () => run(sendComment),
    flush: () => value.flush(),
    get signal() {
      return editor.signal
    },
    get pendingUploads() {
      return allPendingUploads(editor.state)
    },
    notify(toast) {
      const shown = contextOf(editor.state).notify(toastOf(toast))
      return { update: changed => shown.update(toastOf(changed)), close: shown.close }
    },
    getState: () => editor.state,
  }
}

function selectedText({ doc, selection: { ranges } }: EditorState): string {
  return ranges.map(({ $from, $to }) => doc.textBetween($from.pos, $to.pos, '\n')).join('\n')
}
