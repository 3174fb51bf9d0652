import type { EditorView } from 'prosemirror-view'

/** What stands beside HTML that is pasted or dropped, and is needed to understand it. */
export interface BesideHtml {
  /** Empty where there is none. */
  readonly rtf: string
  /** The language that VS Code names of code; `null` where nothing names it. */
  readonly language: string | null
}

const nothing: BesideHtml = { rtf: '', language: null }

const noted = new WeakMap<EditorView, BesideHtml>()

/** Notes what stands beside HTML for as long as the event is handled: ProseMirror hands on the HTML alone. */
export function noteBeside(view: EditorView, data: DataTransfer | null): void {
  noted.set(view, readBeside(data))
  queueMicrotask(() => noted.delete(view))
}

/** What was noted of the event that is being handled. */
export function besideOf(view: EditorView): BesideHtml {
  return noted.get(view) ?? nothing
}

export function readBeside(data: DataTransfer | null): BesideHtml {
  return {
    rtf: data?.getData('text/rtf') ?? '',
    language: /"mode":"([\w+#-]+)"/.exec(data?.getData('vscode-editor-data') ?? '')?.[1] ?? null,
  }
}
