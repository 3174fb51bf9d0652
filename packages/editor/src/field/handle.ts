import type { Command, EditorState } from 'prosemirror-state'
import { contextOf } from '../core/feature/host-context.ts'
import type { PendingUploads } from '../core/feature/pending-uploads.ts'
import type { ToolbarItemName } from './features.ts'
import { countText, type TextCount } from '@taskfield/document'
import type { EditorController } from './editor-controller.ts'
import { callHost } from './host/host-errors.ts'
import type { ToolbarChoice } from './toolbar/toolbar-choices.ts'
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
  readonly run: <Name extends ToolbarItemName>(
    command: Name | Command,
    choice?: ToolbarChoice<Name>,
  ) => boolean
  /** Whether `run` would do it. */
  readonly canRun: <Name extends ToolbarItemName>(
    command: Name | Command,
    choice?: ToolbarChoice<Name>,
  ) => boolean
  /** Whether an item, or one choice of a drop-down, is on where the selection is. */
  readonly isActive: <Name extends ToolbarItemName>(name: Name, choice?: ToolbarChoice<Name>) => boolean
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
  /**
   * Calls a function after every change of the text, the selection or what the field can do, until the function that it gives is called: for
   * buttons of yours beside the field.
   */
  readonly subscribe: (listener: () => void) => () => void
  /** ProseMirror's state, for commands of your own. */
  readonly getState: () => EditorState
}

export function createHandle(editor: EditorController, value: ValueSync): FieldHandle {
  // A command of the host that throws has done nothing.
  const ask = <Answer>(call: () => Answer): Answer | undefined => callHost(editor.onError, call)
  const find = (command: ToolbarItemName | Command, choice?: string): Command | null =>
    typeof command === 'function' ? command : (findNamed(editor.state, command, choice)?.run ?? null)
  const canRun: FieldHandle['canRun'] = (command, choice) =>
    editor.view !== null && editor.isEditable && ask(() => find(command, choice)?.(editor.state)) === true
  const run: FieldHandle['run'] = (command, choice) => {
    const runnable = find(command, choice)
    if (!runnable || !canRun(runnable)) return false
    return ask(() => (editor.run(runnable), true)) ?? false
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
    send: () => editor.send(),
    flush: () => value.flush(),
    get signal() {
      return editor.signal
    },
    get pendingUploads() {
      return editor.allPendingUploads
    },
    notify(toast) {
      const shown = contextOf(editor.state).notify(toastOf(toast, editor.onError))
      return { update: changed => shown.update(toastOf(changed, editor.onError)), close: shown.close }
    },
    subscribe: listener => editor.subscribe(() => callHost(editor.onError, listener)),
    getState: () => editor.state,
  }
}

function selectedText({ doc, selection: { ranges } }: EditorState): string {
  return ranges.map(({ $from, $to }) => doc.textBetween($from.pos, $to.pos, '\n')).join('\n')
}
