import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { HostContext } from '../../../core/feature/host-context.ts'
import { cellsLeftMessage } from '../../../ui/cells-left-message.ts'
import { readBeside } from '../beside-html.ts'
import { sourceOf } from '../office/source-of.ts'
import type { HeldSelection } from './held-selections.ts'
import { pasteInSlices } from './paste-in-slices.ts'
import { showPasting } from './show-pasting.ts'

/** A long paste, and what the field does for it: were that loaded from here, the field's own code would come in more pieces. */
export interface LargePaste {
  readonly view: EditorView
  readonly context: HostContext
  readonly html: string
  readonly data: DataTransfer
  /** Where it goes. */
  readonly place: HeldSelection
  /** Holds the place where somebody has put the caret since. */
  readonly holdCaret: () => HeldSelection
  /** Makes HTML that was converted ready to be read. */
  readonly prepare: (html: string, rtf: string) => string
  /** Puts what was read into the text. */
  readonly put: (blocks: readonly Node[], event: ClipboardEvent) => void
}

/** Pastes in slices, with a notice by which it can be left. */
export async function pasteSlowly(paste: LargePaste): Promise<void> {
  const { view, place } = paste
  const stopping = new AbortController()
  const { signal } = stopping
  const notice = showPasting(paste.context, () => stopping.abort())
  try {
    const blocks = await readSlowly(paste, notice.report, signal)
    // The text may have gone with the last pause.
    if (!view.isDestroyed && view.editable) putAt(paste, blocks)
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    notice.close()
    if (!view.isDestroyed) place.release()
  }
}

async function readSlowly(
  { html, data, context: { notify, ...options }, prepare }: LargePaste,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly Node[]> {
  const { rtf, language } = readBeside(data)
  const { blocks, cellsLeft } = await pasteInSlices({
    html,
    source: sourceOf(html),
    language,
    options,
    prepare: converted => prepare(converted, rtf),
    signal,
    onProgress,
  })
  if (cellsLeft !== null) notify({ kind: 'warning', text: cellsLeftMessage(cellsLeft) })
  return blocks
}

/** Pastes in its place, and leaves the caret where somebody has put it since. */
function putAt({ view, place, holdCaret, put, data }: LargePaste, blocks: readonly Node[]): void {
  const selection = place.find()
  if (!selection) return
  const caret = selection.eq(view.state.selection) ? null : holdCaret()
  if (caret) view.dispatch(view.state.tr.setSelection(selection))
  put(blocks, new ClipboardEvent('paste', { clipboardData: data }))
  const left = caret?.find()
  caret?.release()
  if (left) view.dispatch(view.state.tr.setSelection(left))
}
